/** @jsxRuntime classic */
import * as React from 'react'
import { useState } from 'react'
import { linkOf } from '../link.ts'

/** Chats and mails break longer links. */
const longestLink = 8192

/** Copies a text and says so. Where a browser has no clipboard, as over plain http, the text is shown to copy by hand. */
export function useCopy() {
  const [{ note, text }, set] = useState({ note: '', text: '' })
  const say = (words: string) => set({ note: words, text: '' })
  const copy = async (what: string, content: string) => {
    try {
      await navigator.clipboard.writeText(content)
      say(`${what} copied.`)
    } catch {
      set({ note: `${what}, to copy by hand:`, text: content })
    }
  }
  const copyLink = async () => {
    const link = await linkOf()
    await copy(link.length > longestLink ? 'Long link (the file is safer in a mail)' : 'Link', link)
  }
  const copied = (
    <>
      <div role="status">{note && <p>{note}</p>}</div>
      {text && <textarea className="said" readOnly rows={5} aria-label="Text to copy" value={text} />}
    </>
  )
  return { copy, copyLink, say, copied }
}
