import report from '../../accessibility.openacr.yaml?raw'
import { SpecTable } from '../../src/components/ui/SpecTable.tsx'
import { criteriaOf, principles } from './conformance.ts'

const criteria = criteriaOf(report)

/** The conformance report, by principle. */
export function Conformance() {
  const count = (how: string) => criteria.filter((each) => each.how === how).length
  return (
    <>
      <p>
        {`${criteria.length} criteria of WCAG 2.2, levels A and AA: ${count('Verified')} verified by tests, ${count('Partly')} partly, ${count('Not evaluated')} not evaluated, ${count('Does not apply')} do not apply.`}
      </p>
      {principles.map((principle, index) => (
        <section key={principle} aria-label={principle}>
          <h2>{principle}</h2>
          <SpecTable
            rows={criteria
              .filter(({ num }) => num.startsWith(`${index + 1}.`))
              .map(({ num, name, level, how, words }) => ({
                label: `${num} ${name} (${level})`,
                value: (
                  <>
                    <b>{how}</b> <span className="font-normal">{words}</span>
                  </>
                ),
              }))}
          />
        </section>
      ))}
    </>
  )
}
