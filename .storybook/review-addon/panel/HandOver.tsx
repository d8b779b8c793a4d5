/** @jsxRuntime classic */
import * as React from 'react'
import { useState } from 'react'
import { addSaid, root } from '../link.ts'
import { project, stateOf } from '../project.ts'
import { issueAddress, type Review, readReview, toMarkdown } from '../review.ts'
import { Tool } from '../search/Tool.tsx'
import { changeReview, useReview } from '../useReview.ts'
import { Dialog } from './Dialog.tsx'
import { useCopy } from './useCopy.tsx'

function save(review: Review) {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(review, null, 1)}\n`], { type: 'application/json' }),
  )
  const day = new Date().toISOString().slice(0, 10)
  const link = Object.assign(document.createElement('a'), { href: address, download: `review-${day}.json` })
  link.click()
  URL.revokeObjectURL(address)
}

/** What this browser's reviewer said, under another name. */
const renamed = <Word extends { by: string; name: string }>(words: Word[], by: string, name: string) =>
  words.map((word) => (word.by === by ? { ...word, name } : word))

const inNumbers = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

/** The review leaves as a link, a file or a text, and others' reviews come in. */
function HandOver({ onClose }: { onClose: () => void }) {
  const review = useReview()
  const { copy, copyLink, say, copied } = useCopy()
  const { issues = '' } = project()
  const said = review.verdicts.filter(({ answer, text }) => answer || text)
  const pins = review.pins.filter(({ gone }) => !gone)
  const count = said.length + pins.length
  const markdown = () => toMarkdown(review, { root: root(), nameOf: (id) => stateOf(id)?.state })

  const remove = () => {
    if (!window.confirm('Delete all verdicts and pins that this browser keeps?')) return
    changeReview((now) => ({ ...now, verdicts: [], pins: [] }))
    say('This browser keeps no review any more.')
  }
  const openFile = async (file: File | undefined) => {
    if (!file) return
    try {
      say(addSaid(readReview(JSON.parse(await file.text()))))
    } catch {
      say('This file holds no review.')
    }
  }
  return (
    <Dialog label="Hand over the review" onClose={onClose}>
      <h2>Hand over the review</h2>
      <p className="quiet">
        <span>{`Kept in this browser: ${inNumbers(said.length, 'verdict')}, ${inNumbers(pins.length, 'pin')}.`}</span>{' '}
        <span>Whoever opens the link adds them to their own.</span>
      </p>
      <label className="find" style={{ marginTop: 12 }}>
        <span>Your name, beside your verdicts</span>
        <input
          autoComplete="name"
          value={review.name}
          maxLength={80}
          onChange={({ target: { value: name } }) =>
            changeReview((now) => ({
              ...now,
              name,
              verdicts: renamed(now.verdicts, now.by, name),
              pins: renamed(now.pins, now.by, name),
            }))
          }
        />
      </label>
      <div className="row">
        <button type="button" className="line main" disabled={count === 0} onClick={copyLink}>
          Copy review as a link
        </button>
        <button
          type="button"
          className="line"
          disabled={count === 0}
          onClick={() => copy('Text', markdown())}
        >
          Copy as Markdown
        </button>
        <button type="button" className="line" disabled={count === 0} onClick={() => save(review)}>
          Save as a file
        </button>
        {issues && count > 0 && (
          <a className="line" href={issueAddress(issues, markdown())} target="_blank" rel="noreferrer">
            Open an issue
          </a>
        )}
      </div>
      {copied}
      <label className="find" style={{ marginTop: 12 }}>
        <span>Add the review of a file</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => void openFile(target.files?.[0])}
        />
      </label>
      {count > 0 && (
        <button type="button" className="link" onClick={remove}>
          {`Delete everything in this browser (${count})`}
        </button>
      )}
    </Dialog>
  )
}

/** Opens it from any page, also on a phone. */
export function HandOverTool() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Tool type="button" onClick={() => setOpen(true)}>
        Hand over
      </Tool>
      {open && <HandOver onClose={() => setOpen(false)} />}
    </>
  )
}
