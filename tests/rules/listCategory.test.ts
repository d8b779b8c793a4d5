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
  ['a slug alone is searched at once', bySlug, { needsSlug: true, needsId: false, status: 'loading' }],
  ['and found', { ...bySlug, bySlug: found }, { id: 7, name: 'Hinges', status: 'ready' }],
  ['or the search fails', { ...bySlug, bySlug: failed }, { status: 'failed' }],
  ['found, though looked up again', { ...bySlug, bySlug: { ...found, ...failed } }, { status: 'ready' }],
  ['an id waits for its list', withId, { needsSlug: false, id: 7, status: 'loading' }],
  ['a given name needs no search', { ...withId, name: 'Hinges' }, { needsSlug: false, status: 'ready' }],
  ['else the slug is searched', empty, { needsSlug: true, status: 'loading' }],
  [
    'a slug of several categories is that of the id',
    { ...empty, bySlug: otherSlug, byId: found },
    { needsId: true, name: 'Hinges', status: 'ready' },
  ],
  ['which is searched before a name shows', { ...empty, bySlug: otherSlug }, { status: 'loading' }],
  ['or cannot be asked', { ...empty, bySlug: otherSlug, byId: failed }, { name: 'Doors', status: 'ready' }],
  [
    'an id of several is that of the slug',
    { ...empty, id: '7', bySlug: found },
    { needsId: false, name: 'Hinges' },
  ],
  ['or none, of a list that failed', { ...noSlug, size: undefined, byId: none }, { status: 'missing' }],
  [
    'a list with products needs no name',
    { ...noSlug, size: 1, byId: none },
    { name: undefined, status: 'ready' },
  ],
  [
    'so is one of a known id whose search failed',
    { ...empty, bySlug: failed },
    { needsId: false, name: undefined, status: 'ready' },
  ],
  ['or failed by id', { ...noSlug, byId: failed }, { id: 7, status: 'ready' }],
])('the category of a list: %s', (_, known, expected) => expect(listCategory(known)).toMatchObject(expected))
