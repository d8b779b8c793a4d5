/** @jsxRuntime classic */
import * as React from 'react'
import { useEffect, useState } from 'react'
import { type CodeOfStories, codeEvents, type Ran, type RanFile } from '../events.ts'
import { once } from '../once.ts'
import { sourceOf } from '../project.ts'
import { useAnswer } from './useAnswer.ts'

/** What each file of stories is about. Only a built Storybook knows it. */
const readCode = () =>
  once(
    'code',
    (): Promise<CodeOfStories> =>
      fetch('./code.json')
        .then((response) => response.json())
        .catch(() => ({ files: [], stories: {} })),
  )

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)

type PlaceProps = { file: string; line?: number; children: string }

/** A file or a line of it, as a link where the project says where its source is. */
function Place({ file, line, children }: PlaceProps) {
  const address = sourceOf(file, line)
  if (!address) return <span>{children}</span>
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

/** Files by folder, each with those of its functions that have run, and those that have not. */
const Files = ({ files }: { files: readonly RanFile[] }) =>
  [...new Set(files.map(({ file }) => folderOf(file)))].map((folder) => (
    <React.Fragment key={folder}>
      <h4 className="mono">{folder}</h4>
      <ul>
        {files
          .filter(({ file }) => folderOf(file) === folder)
          .map(({ file, functions }) => {
            const ran = functions.filter(({ ran }) => ran)
            const others = functions.filter(({ ran }) => !ran)
            return (
              <li key={file}>
                <details>
                  <summary>
                    <b>{file.slice(folder.length)}</b>{' '}
                    <span className="quiet">{`${ran.length} of ${functions.length}`}</span>
                  </summary>
                  <p className="mono">
                    {ran.map(({ name, line }) => (
                      <React.Fragment key={line + name}>
                        <Place file={file} line={line}>{`${name}:${line}`}</Place>{' '}
                      </React.Fragment>
                    ))}
                  </p>
                  {others.length > 0 && (
                    <p className="quiet">{`Not run: ${others.map(({ name, line }) => `${name}:${line}`).join(', ')}`}</p>
                  )}
                </details>
              </li>
            )
          })}
      </ul>
    </React.Fragment>
  ))

/** `of`: the file of the story. */
function RanCode({ of }: { of: string }) {
  const { answer, ask } = useAnswer<Ran>(codeEvents.wanted, codeEvents.ran)
  const [{ files, stories }, setCode] = useState<CodeOfStories>({ files: [], stories: {} })
  useEffect(() => void readCode().then(setCode), [])
  const about = (stories[of] ?? []).map((index) => files[index] ?? '')
  const ran = answer?.files ?? []
  const own = about.flatMap((path) => ran.find(({ file }) => file === path) ?? [])
  const others = ran.filter(({ file }) => !about.includes(file))
  return (
    <>
      <p className="quiet">
        Measured: the functions with a name that have run since the story began, also by what you pressed.
        First what the fewest stories import.
      </p>
      <div className="row">
        <button type="button" className="line" onClick={ask}>
          Look again
        </button>
      </div>
      {answer && ran.length === 0 && <p role="status">Nothing of the source has run.</p>}
      <Files files={own} />
      {others.length > 0 && (
        <details open={own.length === 0}>
          <summary>
            <b>What the story does not import itself</b>{' '}
            <span className="quiet">{`${others.length} files, such as those of every page`}</span>
          </summary>
          <Files files={others} />
        </details>
      )}
    </>
  )
}

/** The functions of the source that have run for the story. It stays open from story to story. */
export function Code({ of }: { of: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="Code">
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b>Code</b> <span className="quiet">Which functions have run</span>
        </summary>
        {open && <RanCode of={of} />}
      </details>
    </section>
  )
}
