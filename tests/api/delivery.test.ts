import { expect, test } from 'vitest'
import { delivery } from '../../src/api/delivery.ts'
import { api, refusal } from './client.ts'

const charge = (userAddress: unknown) => api().send(delivery.charge, { body: { userAddress } })

test.each([
  ['Flat 2, 17 Station Road, Wellawatte, 00600', 8.5, 450, 'Wellawatta, Colombo 6, 8.5 km from the depot.'],
  ['12 Lake Road, Kandy', 120.6, 3250, 'Kandy, 120.6 km from the depot.'],
])('%s', async (address, distanceInKm, shippingCost, message) => {
  const { status, reply } = await charge(address)
  expect(status).toBe(200)
  expect(reply).toMatchObject({ distanceInKm, shippingCost, message })
})

test('returns the position of the place', async () => {
  expect((await charge('Wellawatte')).reply.location).toEqual({ lat: 6.87466, lng: 79.86048 })
})

test.each(['', ' , ', 'Atlantis', '10 Downing Street, London, United Kingdom', '<b>'])(
  'does not know %j',
  async (address) => {
    expect(await charge(address)).toMatchObject(
      refusal(422, 'We could not find that address in Sri Lanka. Add the town or the postal code.'),
    )
  },
)

test('an address that two distant places may mean is taken as the farther, and says as which (decision 83)', async () => {
  const { reply } = await charge('5 Hill Street, Twice')
  expect(reply).toMatchObject({ distanceInKm: 38, takenAs: 'Twice, Kandy' })
  expect((await charge('5 Hill Street, Near')).reply).not.toHaveProperty('takenAs')
})
