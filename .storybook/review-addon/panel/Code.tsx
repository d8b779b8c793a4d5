/** @jsxRuntime classic */
import * as React from 'react'
import { type ReactNode, useEffect, useState } from 'react'
import { useStorybookApi } from 'storybook/manager-api'
import { codeEvents, type Ran, type RanFile } from '../events.ts'
import { type Imports, importedBy, inAddress, readImports } from '../imports.ts'
import { openBoard } from '../open.ts'
import { project, sourceOf } from '../project.ts'
import { useAnswer } from './useAnswer.ts'

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1)

/** A function of a file, as a link where the project says where its source is. */
function Place({ file, name, line }: { file: string; name: string; line: number }) {
  const address = sourceOf(file, line)
  const words = `${name}:${line}`
  if (!address) return <span>{words}</span>
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {words}
    </a>
  )
}

/** A file with those of its functions that have run, and those that have not. */
function File({ file: { file, functions }, children }: { file: RanFile; children: ReactNode }) {
  const ran = functions.filter(({ ran }) => ran)
  const others = functions.filter(({ ran }) => !ran)
  return (
    <details>
      <summary>
        <b>{file.slice(folderOf(file).length)}</b>{' '}
        <span className="quiet">{`${ran.length} of ${functions.length}`}</span>
      </summary>
      <p className="mono">
        {ran.map(({ name, line }) => (
          <React.Fragment key={line + name}>
            <Place file={file} name={name} line={line} />{' '}
          </React.Fragment>
        ))}
      </p>
      {others.length > 0 && (
        <p className="quiet">{`Not run: ${others.map(({ name, line }) => `${name}:${line}`).join(', ')}`}</p>
      )}
      {children}
    </details>
  )
}

/** Files by folder. Those that stories import lead to the states of these. */
function Files({ files, imported }: { files: readonly RanFile[]; imported: readonly string[] }) {
  const api = useStorybookApi()
  const states = (file: string) =>
    project().index &&
    imported.includes(file) && (
      <button type="button" className="link" onClick={() => openBoard(api, { code: inAddress(file) })}>
        States of the stories that import it
      </button>
    )
  return [...new Set(files.map(({ file }) => folderOf(file)))].map((folder) => (
    <React.Fragment key={folder}>
      <h4 className="mono">{folder}</h4>
      <ul>
        {files
          .filter(({ file }) => folderOf(file) === folder)
          .map((file) => (
            <li key={file.file}>
              <File file={file}>{states(file.file)}</File>
            </li>
          ))}
      </ul>
    </React.Fragment>
  ))
}

/** `of`: the file of the story. */
function RanCode({ of }: { of: string }) {
  const { answer, ask } = useAnswer<Ran>(codeEvents.wanted, codeEvents.ran)
  const [imports, setImports] = useState<Imports>({ files: [], stories: {} })
  useEffect(() => void readImports().then(setImports), [])
  const about = importedBy(of, imports)
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
      <Files files={own} imported={imports.files} />
      {others.length > 0 && (
        <details open={own.length === 0}>
          <summary>
            <b>What the story does not import itself</b>{' '}
            <span className="quiet">{`${others.length} files, such as those of every page`}</span>
          </summary>
          <Files files={others} imported={imports.files} />
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
