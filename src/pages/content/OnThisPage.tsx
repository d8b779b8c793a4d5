/** The table of contents of a long page: links to its sections. */
export function OnThisPage({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-target items-center type-control">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
