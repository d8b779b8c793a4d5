import { expect, test } from 'vitest'
import { listCategory } from '../../src/rules/listCategory.ts'

const hinges = { category_id: 7, slug: 'hinges', name: 'Hinges' }
const doors = { category_id: 1, slug: 'doors', name: 'Doors' }
const pending = { status: 'pending' } as const
const failed = { status: 'error' } as const
const found = { status: 'success', data: [doors, hinges] } as const
const otherSlug = { status: 'success', data: [doors] } as const
const none = { status: 'success', data: null } as const
const blank = { id: undefined, name: undefined, listEnded: false, size: undefined }
const searches = { bySlug: pending, byId: pending }
const withId = { ...blank, ...searches, id: 7 }
const bySlug = { ...blank, ...searches }
/** What is known when the list of the id has come and is empty, and when the slug is none either. */
const empty = { ...withId, listEnded: true, size: 0 }
const noSlug = { ...empty, bySlug: none }

test.each([
  ['or the search fails', { ...bySlug, bySlug: failed }, { status: 'failed' }],
  ['found, though looked up again', { ...bySlug, bySlug: { ...found, ...failed } }, { status: 'ready' }],
  ['an id waits for its list', withId, { needsSlug: false, id: 7, status: 'loading' }],
  ['a given name needs no search', { ...withId, name: 'Hinges' }, { needsSlug: false, status: 'ready' }],
  ['else the slug is searched', empty, { needsSlug: true, status: 'loading' }],
  ['which is searched before a name shows', { ...empty, bySlug: otherSlug }, { status: 'loading' }],
  ['or cannot be asked', { ...empty, bySlug: otherSlug, byId: failed }, { name: 'Doors', status: 'ready' }],
  ['or none, of a list that failed', { ...noSlug, size: undefined, byId: none }, { status: 'missing' }],
  [
    'so is one of a known id whose search failed',
    { ...empty, bySlug: failed },
    { needsId: false, name: undefined, status: 'ready' },
  ],
  ['or failed by id', { ...noSlug, byId: failed }, { id: 7, status: 'ready' }],
])('the category of a list: %s', (_, known, expected) => expect(listCategory(known)).toMatchObject(expected))
