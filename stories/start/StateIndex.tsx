import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { SectionHead } from '../../src/components/ui/SectionHead.tsx'
import { boards } from './boards.ts'
import { StateFilters } from './StateFilters.tsx'
import { StateTable } from './StateTable.tsx'
import { StoryLink } from './StoryLink.tsx'
import { useFilters } from './useFilters.ts'
import { type Filters, isPinned, useStates } from './useStates.ts'

/** `tell` puts what is chosen into the address, from which it is `given`. */
type StateIndexProps = { given: Filters; tell: (change: Partial<Filters>) => void }

/** Every state of the catalogue with the stories and tests that pin it. What is searched for stands in the address. */
export function StateIndex({ given, tell }: StateIndexProps) {
  const [filters, onChange] = useFilters(given, tell)
  const found = useStates(filters)
  const { status, all, matches, places, left } = found
  // The section of the best match comes first.
  const sections = status === 'pending' ? [] : [...new Set(matches.map(({ section }) => section))]
  const [next] = left
  const { find, kind, screen } = filters

  return (
    <div className="wrap pb-10">
      <PageHead
        crumbs="none"
        title="State index"
        meta={
          status === 'ready' &&
          `${all.filter(isPinned).length} of ${all.length} states have a story or a test`
        }
      />
      <p className="mb-5 max-w-[72ch] text-pretty">
        Every state of the shop: what must be true in it, and what one sees in the story that opens. Texts in
        quotation marks must match exactly; § is a section of the specification. A test checks what cannot be
        seen. Below each clause stands what was broken on purpose, and which story or test noticed.
      </p>
      {status === 'ready' && (
        <p className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <StoryLink
            story="start-here-state-index--index"
            args={{ find: '', kind: 'left', screen: '' }}
            className="underline"
          >
            {`${left.length} of ${places.length} left for you to judge, a state at each width`}
          </StoryLink>
          {next && (
            <StoryLink story={next.story} state={next.state} viewport={next.width} className="underline">
              Judge the next
            </StoryLink>
          )}
        </p>
      )}
      <div className="mb-2">
        <StateFilters filters={filters} onChange={onChange} found={found} />
        <p className="mt-2">
          <StoryLink story={boards} args={{ find, kind, screen, state: '' }} className="underline">
            The same as pictures
          </StoryLink>
        </p>
      </div>
      {sections.map((section) => {
        const rows = matches.filter((state) => state.section === section)
        return (
          <section key={section} aria-label={section} className="pt-8">
            <SectionHead
              title={section}
              unit="state"
              visible={rows.filter(isPinned).length}
              total={rows.length}
            />
            <StateTable section={section} rows={rows} found={found} of={found.pictures.newest} />
          </section>
        )
      })}
    </div>
  )
}
