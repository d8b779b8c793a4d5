import { atom } from 'jotai'
import type { Id } from '../rules/id.ts'

type Draft = { owner: Id | undefined; values: unknown }

const allAtom = atom<ReadonlyMap<string, Draft>>(new Map())

/** What `user` has typed in a form and not sent, by its name; in this tab's memory, so that it survives a session. */
export const readDraftAtom = atom(null, (get, _set, name: string, user: Id | undefined): unknown => {
  const draft = get(allAtom).get(name)
  return draft && (draft.owner === undefined || draft.owner === user) ? draft.values : undefined
})

/** Keeps what is typed in a form, for its user also beyond the session. */
export const writeDraftAtom = atom(null, (get, set, name: string, user: Id | undefined, values: unknown) => {
  const all = get(allAtom)
  set(allAtom, new Map(all).set(name, { owner: user ?? all.get(name)?.owner, values }))
})

/** Drops what was typed in one form: it has been sent. */
export const dropDraftAtom = atom(null, (get, set, name: string) => {
  const all = new Map(get(allAtom))
  all.delete(name)
  set(allAtom, all)
})

/** Drops all drafts: the user has logged out. */
export const clearDraftsAtom = atom(null, (_get, set) => set(allAtom, new Map()))
