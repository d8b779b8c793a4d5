import { Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useMemo, useState } from 'react'
import { useReview } from '../../.storybook/review-addon/useReview.ts'
import { PageHead } from '../../src/components/shop/PageHead.tsx'
import { Field } from '../../src/components/ui/Field.tsx'
import { Select } from '../../src/components/ui/Select.tsx'
import { NoPictures } from './NoPictures.tsx'
import type { Comparison, Version } from './pictures.ts'
import { nameOfVersion } from './SideBySide.tsx'
import { StoryLink } from './StoryLink.tsx'
import { type Change, changesBetween, useGroups } from './useChanges.ts'
import { picturesOf, usePictures } from './usePictures.ts'
import { useStoryIndex } from './useStoryIndex.ts'

function useComparison() {
  const [comparison, setComparison] = useState<Comparison>()
  useEffect(() => {
    void fetch('./changes/changes.json')
      .then(async (response) => response.ok && setComparison(await response.json()))
      .catch(() => undefined)
  }, [])
  return comparison
}

/** The versions that one compares with, each once: the last release, the last sign-off, and all others. */
function basesOf(versions: readonly Version[], signed: number): [id: string, words: string][] {
  const [, ...older] = versions
  const release = older.find(({ tags }) => tags.length > 0)
  const signOff = signed > 0 ? older.find(({ date }) => Date.parse(date) <= signed * 1000) : undefined
  return older.map((version) => {
    const words = [version === release && 'Last release', version === signOff && 'Last sign-off'].filter(
      Boolean,
    )
    return [version.id, [...words, `${nameOfVersion(version)}: ${version.subject}`].join(', ')]
  })
}

/** Pixels around a change, so that one sees where it is. */
const around = 24

/** The part of a picture that has changed; all of it, where nothing is visible at its size. */
function Part({ src, change, words }: { src: string | undefined; change: Change; words: string }) {
  const [area] = change.areas
  if (!src) return null
  if (!area)
    return (
      <figure>
        <figcaption className="type-small text-ink-soft">{words}</figcaption>
        <img
          src={src}
          alt=""
          loading="lazy"
          className="max-h-60 max-w-full border border-line object-cover object-top"
        />
      </figure>
    )
  const [left, top] = [Math.max(0, area.x - around), Math.max(0, area.y - around)]
  return (
    <figure className="min-w-0">
      <figcaption className="type-small text-ink-soft">{words}</figcaption>
      <div
        role="img"
        aria-label={words}
        className="max-w-full border border-line bg-no-repeat"
        style={{
          width: area.x - left + area.width + around,
          height: Math.min(480, area.y - top + area.height + around),
          backgroundImage: `url("${src}")`,
          backgroundPosition: `-${left}px -${top}px`,
        }}
      />
    </figure>
  )
}

type EntryProps = { group: readonly Change[]; nameOf: (story: string) => string }

/** One change, with all pictures in which it is the same. */
function Entry({ group, nameOf }: EntryProps) {
  const [first] = group
  if (!first) return null
  const stories = [...new Set(group.map(({ story }) => story))]
  const kind = !first.before ? 'New' : !first.after ? 'Gone' : 'Changed'
  const [only = ''] = stories
  return (
    <article className="border-t border-ink py-5">
      <h2 className="type-h3">
        {stories.length === 1
          ? `${kind}: ${nameOf(only)}`
          : kind === 'Changed'
            ? `The same change in ${stories.length} stories`
            : `${kind}: ${stories.length} stories`}
      </h2>
      {kind === 'Changed' && (
        <div className="my-3 flex flex-wrap items-start gap-4">
          <Part src={first.before} change={first} words="Before" />
          <Part src={first.after} change={first} words="Now" />
        </div>
      )}
      <ul className="flex flex-wrap gap-3">
        {group.map(({ story, mode, before, after }) => (
          <li key={`${story} ${mode}`} className="w-30">
            <StoryLink story={story} className="block type-micro">
              <img
                src={after ?? before}
                alt=""
                loading="lazy"
                className="mb-1 h-20 w-full border border-line object-cover object-top"
              />
              <span>{`${nameOf(story)}, ${mode}`}</span>
            </StoryLink>
          </li>
        ))}
      </ul>
    </article>
  )
}

/** What is new, changed or gone since a version: equal changes are one entry. */
export function Changes() {
  const { status, versions, newest } = usePictures()
  const { stories } = useStoryIndex()
  const { verdicts } = useReview()
  const comparison = useComparison()
  const bases = useMemo(
    () => basesOf(versions, Math.max(0, ...verdicts.map(({ at }) => at))),
    [versions, verdicts],
  )
  const [chosen, setChosen] = useState<string>()
  const [screen, setScreen] = useState('')
  const [changes, setChanges] = useState<readonly Change[]>()
  // What somebody has just compared on this machine comes first.
  const base = chosen ?? (comparison ? 'visual' : bases[0]?.[0])
  useEffect(() => {
    let here = true
    setChanges(undefined)
    const file = (hash: string | undefined) => hash && `./changes/${hash}.webp`
    if (base === 'visual')
      setChanges(
        comparison?.changes.map((change) => ({
          ...change,
          before: file(change.before),
          after: file(change.after),
          areas: [],
        })),
      )
    else if (base) void picturesOf(base).then((before) => here && setChanges(changesBetween(before, newest)))
    return () => {
      here = false
    }
  }, [base, comparison, newest])
  const groups = useGroups(changes)
  const ofStory = new Map(stories.map((story) => [story.id, story]))
  const nameOf = (id: string) => {
    const story = ofStory.get(id)
    return story ? `${story.title.replace(/^.*?\//, '')}: ${story.name}` : id
  }
  const titles = [...new Set(changes?.map(({ story }) => ofStory.get(story)?.title ?? ''))]
    .filter(Boolean)
    .sort()
  const shown = groups
    ?.map((group) => group.filter(({ story }) => !screen || ofStory.get(story)?.title === screen))
    .filter(({ length }) => length > 0)
  return (
    <Unstyled>
      <PageHead crumbs="none" title="Changed since" meta="Pictures that are new, changed or gone" />
      <NoPictures status={comparison ? 'ready' : status} />
      {status === 'ready' && !base && (
        <p className="max-w-[72ch] text-pretty">
          These are the first pictures: there is no earlier version to compare with yet. Each{' '}
          <code>npm run storybook:build</code> of another commit adds one, and ten are kept.
        </p>
      )}
      {base && (
        <div className="mb-4 flex flex-wrap gap-4">
          <Field label="Compared with">
            <Select value={base} onChange={({ target }) => setChosen(target.value)}>
              {comparison && <option value="visual">{`npm run visual: ${comparison.before}`}</option>}
              {bases.map(([id, words]) => (
                <option key={id} value={id}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Page">
            <Select value={screen} onChange={({ target }) => setScreen(target.value)}>
              <option value="">All pages</option>
              {titles.map((title) => (
                <option key={title}>{title}</option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      {base && (
        <p role="status" className="mb-4 type-small text-ink-soft">
          {shown
            ? `${shown.length} ${shown.length === 1 ? 'change' : 'changes'} in ${shown.flat().length} pictures`
            : 'Comparing...'}
        </p>
      )}
      {base === 'visual' &&
        comparison?.failures.map(({ title, look, why }) => (
          <article key={`${title} ${look}`} className="border-t border-ink py-5">
            <h2 className="type-h3">{`No picture: ${title}, ${look}`}</h2>
            <pre className="whitespace-pre-wrap wrap-anywhere type-mono">{why}</pre>
          </article>
        ))}
      {shown?.map((group) => (
        <Entry key={`${group[0]?.story} ${group[0]?.mode}`} group={group} nameOf={nameOf} />
      ))}
      {base === 'visual' && comparison && comparison.repeated.length > 0 && (
        <article className="border-t border-ink py-5">
          <h2 className="type-h3">Pictures that are the same</h2>
          <p>Their stories do not rest in the state they are named after, or show behaviour.</p>
          <ul className="list-disc pl-6">
            {comparison.repeated.map((names) => (
              <li key={names.join()} className="wrap-anywhere">
                {names.join(', ')}
              </li>
            ))}
          </ul>
        </article>
      )}
    </Unstyled>
  )
}
