/** State numbers, each a link to its row in the state index. */
export const StateLinks = ({ ids }: { ids: readonly string[] }) => (
  <span className="type-mono text-ink-soft">
    {ids.map((id) => (
      <a
        key={id}
        href={`./?path=/story/start-here-state-index--index&args=find:${id}`}
        target="_top"
        className="mr-2 inline-block"
      >
        {id}
      </a>
    ))}
  </span>
)
