import { expect, test } from 'vitest'
import { suggestPlaces } from '../../src/rules/placeSuggestions.ts'
import { depot, place, places } from './places.ts'

const labels = (query: string) => suggestPlaces(places, query, depot).map(({ label }) => label)

test.each([
  ['wéllawatta', ['Wellawatta, Colombo 6, 00600']],
  ['Colombo 06', ['Wellawatta, Colombo 6, 00600']],
  ['Colombo 1', ['Fort, Colombo 1, 00100', 'Maradana, Colombo 10, 01000', 'Modara, Colombo 15, 01500']],
  ['kollupitiya', ['Colpetty, Colombo 3, 00300']],
  ['dondra', ['Devinuwara (Dondra), Matara, 81160']],
  ['nuwara', ['Nuwara Eliya, 22200', 'Devinuwara (Dondra), Matara, 81160']],
  ['கிரா', ['Kiran, Batticaloa, 30394']],
  ['ගාල්ල', ['Galle, 80000']],
  ['0060', ['Wellawatta, Colombo 6, 00600']],
  ['12 Main St, 1110', ['Mabola, Gampaha, 11104', 'Watinapaha, Gampaha, 11104']],
  ['murukandy', ['Murukandy, Mullaitivu']],
  // A letter too few, too many, another, or two in the other order, where no name begins so.
  ['Nugegda', ['Nugegoda, Colombo, 10250']],
  ['Nugekoda', ['Nugegoda, Colombo, 10250']],
  ['Peradneiya', ['Peradeniya, Kandy, 20400']],
  ['Peradn', ['Peradeniya, Kandy, 20400']],
  ['12 temple road wellawetta', ['Wellawatta, Colombo 6, 00600']],
])('%j offers %j', (query, expected) => {
  expect(labels(query)).toEqual(expected)
})

test('equal matches are sorted by distance', () => {
  const dehi = [
    place('Dehiattakandiya', 'Ampara', '32150', 7.6667, 81.0667),
    place('Dehiwala', 'Colombo', '10350', 6.8511, 79.8659),
    place('Dehiowita', 'Kegalle', '71400', 6.9667, 80.2667),
  ]
  const names = (from: typeof depot) => suggestPlaces(dehi, 'Dehi', from).map(({ place: { name } }) => name)
  expect(names(depot)).toEqual(['Dehiwala', 'Dehiowita', 'Dehiattakandiya'])
  expect(names({ lat: 7.6, lng: 81.1 })).toEqual(['Dehiattakandiya', 'Dehiowita', 'Dehiwala'])
})

test('of equal matches the main towns come first', () => {
  const near = place('Ambalangoda', 'Colombo', null, 6.78, 79.96)
  const towns = [
    near,
    place('Ambalangoda', 'Galle', '80300', 6.2358, 80.0539, { rank: 0 }),
    place('Ambalantota', 'Hambantota', '82100', 6.1226, 81.0226, { rank: 0 }),
  ]
  const found = (query: string) =>
    suggestPlaces(towns, query, depot).map(({ place: { district } }) => district)
  expect(found('Ambal')).toEqual(['Galle', 'Hambantota', 'Colombo'])
  expect(found('Ambalangoda')).toEqual(['Galle', 'Colombo'])
})

test('the town of a district comes before a main town that is nearer', () => {
  const towns = [
    place('Kandana', 'Gampaha', '11320', 7.0481, 79.8936, { rank: 0 }),
    place('Kandy', 'Kandy', '20000', 7.2936, 80.635, { rank: 0 }),
  ]
  const names = suggestPlaces(towns, 'Kand', depot).map(({ place: { name } }) => name)
  expect(names).toEqual(['Kandy', 'Kandana'])
})

test('two of one label are one suggestion, the nearer', () => {
  const twice = [place('Nagoda', 'Gampaha', null, 7.2, 79.95), place('Nagoda', 'Gampaha', null, 7.0, 79.9)]
  const found = suggestPlaces(twice, 'nag', depot)
  expect(found.map(({ place: { lat } }) => lat)).toEqual([7])
})

test('returns at most five', () => {
  expect(labels('co')).toHaveLength(5)
})

test.each([
  ['No 12, Galle Rd, Nugegoda', 'No 12, Galle Rd, Nugegoda, Colombo'],
  ['No 12 Galle Rd nuge', 'No 12 Galle Rd, Nugegoda, Colombo'],
  ['No 12 Galle Rd Nugegoda 10250', 'No 12 Galle Rd, Nugegoda, Colombo'],
])('%s becomes %s', (query, address) => {
  expect(suggestPlaces(places, query, depot)[0]?.address).toBe(address)
})

test('a completed address is not completed twice', () => {
  const [first] = suggestPlaces(places, '12 Main St, Wellawatta, Colombo 6', depot)
  expect(first?.address).toBe('12 Main St, Wellawatta, Colombo 6')
})

test.each(['', 'w', '12 Galle Road', '12 Galle Road, ', 'zzz'])('%j offers nothing', (query) =>
  expect(labels(query)).toEqual([]),
)
