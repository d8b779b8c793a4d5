import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { User } from '../../src/api/session.ts'
import { ProfileForm, profileValues, toProfileBody } from '../../src/forms/profile.ts'

const user: User = {
  user_id: 7,
  username: 'ruwan',
  first_name: 'Ruwan',
  last_name: 'Silva',
  name: 'Ruwan Silva',
  email: 'ruwan@mail.example',
  phone: '+94 71 234 5678',
  address: '42 Lake Road, Kandy',
  membershipLevel: '',
  loyaltyPoints: 0,
}
const initial = profileValues(user)

test('the form opens with the data of the user, with the phone number in the format of the field', () => {
  expect(initial).toEqual({
    username: 'ruwan',
    firstName: 'Ruwan',
    lastName: 'Silva',
    email: 'ruwan@mail.example',
    phone: '0712345678',
    address: '42 Lake Road, Kandy',
  })
})

test('without first and last name the form opens with the parts of the full name', () => {
  expect(profileValues({ ...user, first_name: '', last_name: '', name: 'Ruwan Kumara Silva' })).toMatchObject(
    {
      firstName: 'Ruwan',
      lastName: 'Kumara Silva',
    },
  )
})

describe('the profile form (§5)', () => {
  test('an address that the server refuses as too long is said so', () => {
    const { error } = ProfileForm.safeParse({ ...initial, address: 'x'.repeat(5001) })
    expect(error?.issues.map(({ message }) => message)).toEqual(['Use at most 5,000 characters'])
  })

  test.each([
    ['user name', { username: ' ' }, ['Enter your username']],
    ['first name', { firstName: '' }, ['Enter your first name']],
    ['last name', { lastName: '' }, ['Enter your last name']],
    ['email', { email: '' }, ['Enter your email address']],
    ['email in email format', { email: 'ruwan' }, ['Enter an email address like name@example.com']],
    ['a phone number that is given', { phone: '0712' }, ['Phone number must be 10 digits and start with 0']],
    ['no phone number', { phone: '' }, undefined],
    ['no address', { address: '' }, undefined],
  ])('%s', (_name, changed, messages) => {
    const read = z.safeParse(ProfileForm, { ...initial, ...changed })
    expect(read.error?.issues.map(({ message }) => message)).toEqual(messages)
  })
})

test('PRO-04 the payload of §3: seven fields, trimmed', () => {
  expect(toProfileBody('u-7', { ...initial, lastName: ' Jayasuriya ', phone: '', address: ' ' })).toEqual({
    userId: 'u-7',
    userName: 'ruwan',
    firstName: 'Ruwan',
    lastName: 'Jayasuriya',
    email: 'ruwan@mail.example',
    phone: '',
    address: '',
  })
})

test('the password is included if it was asked for', () => {
  expect(toProfileBody(7, initial)).not.toHaveProperty('password')
  expect(toProfileBody(7, { ...initial, password: 'Ruwan@2026' })).toMatchObject({ password: 'Ruwan@2026' })
})
