import { parse } from 'yaml'

/** An OpenACR report, as far as the page reads it. */
type Acr = {
  chapters: Record<
    string,
    { criteria: { num: string; components: { adherence: { level: string; notes: string } }[] }[] }
  >
}

export const principles = ['Perceivable', 'Operable', 'Understandable', 'Robust']

export type Criterion = { num: string; name: string; level: 'A' | 'AA'; how: string; words: string }

const order = (num: string) => num.split('.').reduce((sum, part) => 100 * sum + Number(part), 0)

/** The criteria of a report by number, each with its name, how sure it is and in which words. */
export function criteriaOf(report: string): Criterion[] {
  const { chapters } = parse(report) as Acr
  const names = new Map(
    [...report.matchAll(/num: (\S+) # (.+)/g)].map(([, num = '', name = '']) => [num, name]),
  )
  return Object.entries(chapters)
    .flatMap(([chapter, { criteria }]) =>
      criteria.map(({ num, components: [web] }): Criterion => {
        const { level = '', notes = '' } = web?.adherence ?? {}
        const [, how = '', words = ''] = /^(Verified|Partly|Not evaluated)(?=[: ])(.*)/s.exec(notes) ?? []
        return {
          num,
          name: names.get(num) ?? '',
          level: chapter.endsWith('_aa') ? 'AA' : 'A',
          how: level === 'not-applicable' ? 'Does not apply' : how,
          words: (words || notes).replace(/^:/, '').trim(),
        }
      }),
    )
    .sort((one, other) => order(one.num) - order(other.num))
}
