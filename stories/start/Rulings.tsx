import { decisions } from './documents.ts'
import { IndexLink } from './IndexLink.tsx'

/** Every decision, with the states that it applies to. */
export function Rulings() {
  const groups = [...new Set(decisions.map(({ group }) => group))]
  return groups.map((group) => {
    const list = decisions.filter((decision) => decision.group === group)
    return (
      <section key={group} aria-label={group}>
        <h2>{group}</h2>
        <ol start={list[0]?.number}>
          {list.map(({ number, about, text, states }) => (
            <li key={number} value={number}>
              <b>{about}</b> {text}{' '}
              <span className="type-mono text-ink-soft">
                {states.map((id) => (
                  <IndexLink key={id} of={{ find: id }} className="mr-2 inline-block">
                    {id}
                  </IndexLink>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </section>
    )
  })
}
