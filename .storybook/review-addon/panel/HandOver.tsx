/** @jsxRuntime classic */
import * as React from 'react'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { palette } from '../../../src/shop/design.ts'
import { addSaid, root } from '../link.ts'
import { issueAddress, toMarkdown } from '../markdown.ts'
import { project, stateOf } from '../project.ts'
import { type Review, readReview } from '../review.ts'
import { changeReview, useReview } from '../useReview.ts'
import { Paper } from './Paper.tsx'
import { Tool } from './Tool.tsx'
import { useCopy } from './useCopy.tsx'

const box: CSSProperties = {
  width: 'min(720px, calc(100vw - 24px))',
  maxHeight: 'calc(100vh - 80px)',
  margin: '40px auto auto',
  padding: 0,
  overflow: 'auto',
  border: `1px solid ${palette['ink-900']}`,
  borderRadius: 4,
  background: palette.white,
  boxShadow: '0 12px 28px -8px rgb(13 19 17 / 0.28)',
}

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
  const shell = useRef<HTMLDialogElement>(null)
  useEffect(() => shell.current?.showModal(), [])
  const review = useReview()
  const { copy, copyLink, say, copied } = useCopy()
  const { issues = '' } = project()
  const said = review.verdicts.filter(({ answer, text }) => answer || text)
  const pins = review.pins.filter(({ gone }) => !gone)
  const count = said.length + pins.length
  const markdown = () => toMarkdown(review, { root: root(), nameOf: (id) => stateOf(id)?.state })

  const openFile = async (file: File | undefined) => {
    if (!file) return
    try {
      say(addSaid(readReview(JSON.parse(await file.text()))))
    } catch {
      say('This file holds no review.')
    }
  }
  // Elsewhere in the document: the toolbar would take the arrow keys.
  return createPortal(
    <dialog ref={shell} aria-label="Hand over the review" style={box} onClose={onClose}>
      <Paper>
        <h2>Hand over the review</h2>
        <p className="quiet">
          <span>{`Kept in this browser: ${inNumbers(said.length, 'verdict')}, ${inNumbers(pins.length, 'pin')}.`}</span>{' '}
          <span>Whoever opens the link adds them to their own.</span>
        </p>
        <label className="find">
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
        <label className="find">
          <span>Add the review of a file</span>
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void openFile(target.files?.[0])}
          />
        </label>
        {/* The last, because what comes first has the focus. */}
        <form method="dialog" className="close">
          <button type="submit" className="line">
            Close
          </button>
        </form>
      </Paper>
    </dialog>,
    document.body,
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
