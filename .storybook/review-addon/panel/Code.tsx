/** @jsxRuntime classic */
import * as React from 'react'
import { useState } from 'react'
import { codeEvents, type Ran, type RanFile } from '../events.ts'
import { sourceOf } from '../project.ts'
import { useAnswer } from './useAnswer.ts'

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
function File({ file, functions }: RanFile) {
  const ran = functions.filter(({ ran }) => ran)
  const others = functions.filter(({ ran }) => !ran)
  return (
    <details>
      <summary>
        <b>{file.replace(/^.*\//, '')}</b>{' '}
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
    </details>
  )
}

function RanCode() {
  const { answer, ask } = useAnswer<Ran>(codeEvents.wanted, codeEvents.ran)
  const files = answer?.files ?? []
  const folderOf = ({ file }: RanFile) => file.slice(0, file.lastIndexOf('/') + 1)
  return (
    <>
      <p className="quiet">
        Measured: the functions with a name that have run since the story began, also by what you pressed.
      </p>
      <div className="row">
        <button type="button" className="line" onClick={ask}>
          Look again
        </button>
      </div>
      {answer && files.length === 0 && <p role="status">Nothing of the source has run.</p>}
      {[...new Set(files.map(folderOf))].sort().map((folder) => (
        <React.Fragment key={folder}>
          <h4 className="mono">{folder}</h4>
          <ul>
            {files
              .filter((file) => folderOf(file) === folder)
              .map((file) => (
                <li key={file.file}>
                  <File {...file} />
                </li>
              ))}
          </ul>
        </React.Fragment>
      ))}
    </>
  )
}

/** The functions of the source that have run for the story. It stays open from story to story. */
export function Code() {
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="Code">
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <b>Code</b> <span className="quiet">Which functions have run</span>
        </summary>
        {open && <RanCode />}
      </details>
    </section>
  )
}
