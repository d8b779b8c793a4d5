import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { exactTexts, hasStoryRun } from './exactTexts.ts'
import { StackedTable } from './StackedTable.tsx'
import { StateLinks } from './StateLinks.tsx'
import { StoryLink } from './StoryLink.tsx'
import { useStoryIndex } from './useStoryIndex.ts'

const heads = ['Text', 'When', 'State', 'Stories']

/** Every text that §8 gives word for word for failures, successes and empty states, and the stories of its states. */
export function ExactTexts() {
  const { stories } = useStoryIndex()
  return (
    <div className="wrap pb-10">
      <PageHead crumbs="none" title="Exact texts" meta={`${exactTexts.length} texts of section 8`} />
      <p className="mb-5 max-w-[72ch] text-pretty">
        The shop shows these texts letter for letter, including their full stops. A run of all stories fails
        unless at least one story of the state shows the text in the window when it ends.{' '}
        {hasStoryRun
          ? 'The stories in bold do; the others of the state show another moment of it.'
          : 'The stories listed are all those of the state; some of them show another moment of it.'}
      </p>
      <StackedTable caption="Exact texts of section 8" heads={heads}>
        {exactTexts.map(({ situation, text, states, stories: showing }) => (
          <tr
            key={situation + text}
            className="border-t border-line align-top max-md:grid max-md:gap-1 max-md:py-3"
          >
            <th scope="row" className="text-left font-semibold md:w-[32%] md:py-2.5 md:pr-6">
              {text}
            </th>
            <td className="text-ink-soft md:w-[18%] md:py-2.5 md:pr-6">{situation}</td>
            <td className="md:w-[14%] md:py-2.5 md:pr-6">
              <StateLinks ids={states} />
            </td>
            <td className="md:py-2.5">
              <ul>
                {stories
                  .filter((story) => story.states.some((id) => states.includes(id)))
                  .toSorted(
                    ({ id: one }, { id: other }) =>
                      Number(showing.includes(other)) - Number(showing.includes(one)),
                  )
                  .map(({ id, title, name }) => (
                    <li key={id} className={showing.includes(id) ? 'min-h-6 font-semibold' : 'min-h-6'}>
                      <StoryLink story={id}>{`${title.replace(/^.*\//, '')}: ${name}`}</StoryLink>
                    </li>
                  ))}
              </ul>
            </td>
          </tr>
        ))}
      </StackedTable>
    </div>
  )
}
