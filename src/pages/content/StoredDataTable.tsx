import { storedData } from './storedData.ts'

const cell = 'border-b border-line py-2.5 pr-4 align-top max-md:block max-md:border-0 max-md:p-0'

/** The data that the shop stores on the device: a table, whose rows become blocks on a phone. */
export function StoredDataTable() {
  return (
    <table className="w-full border-t border-ink text-left type-compact max-md:block">
      <thead className="max-md:sr-only">
        <tr>
          {['Name', 'Where', 'What for', 'How long'].map((heading) => (
            <th key={heading} scope="col" className="border-b border-line py-2 pr-4 type-label">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {storedData.map(({ name, where, what, until }) => (
          <tr key={name} className="max-md:block max-md:border-b max-md:border-line max-md:py-3">
            <th scope="row" className={`${cell} type-mono leading-5.5!`}>
              {name}
            </th>
            <td className={`${cell} max-md:text-ink-soft`}>{where}</td>
            <td className={cell}>{what}</td>
            <td className={`${cell} pr-0 max-md:text-ink-soft`}>{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
