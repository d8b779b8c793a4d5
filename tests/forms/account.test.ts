import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { LoginForm } from '../../src/forms/login.ts'
import { profileValues } from '../../src/forms/profile.ts'
import { RegisterForm, type RegisterValues, toRegisterBody } from '../../src/forms/register.ts'
import { problemsOf } from './problems.ts'

const newcomer: RegisterValues = {
  firstName: 'Ruwan',
  lastName: 'Jayasuriya',
  username: ' ruwanj ',
  email: 'ruwanj@mail.example',
  phone: '0712345678',
  address: '42 Temple Lane, Kandy',
  password: ' secret ',
  confirmPassword: ' secret ',
}

test('names are trimmed, and passwords are sent as typed', () => {
  expect(z.parse(LoginForm, { username: ' demo ', password: ' Demo@2026 ' })).toEqual({
    username: 'demo',
    password: ' Demo@2026 ',
  })
  expect(toRegisterBody(z.parse(RegisterForm, newcomer))).toMatchObject({
    firstname: 'Ruwan',
    username: 'ruwanj',
    password: ' secret ',
    confirmPassword: ' secret ',
  })
})

test.each([' demo\t', '\u202ademo\u202c', '\u200edemo\n'])(
  'signing in as %j, as pasted, is as demo',
  (username) => {
    expect(z.parse(LoginForm, { username, password: 'x' }).username).toBe('demo')
  },
)

test('the server decides how strong the password of a newcomer must be', async () => {
  expect(await problemsOf(RegisterForm, newcomer)).toEqual([])
})

test('AUTH-06 different passwords are reported, whatever else is missing', async () => {
  expect(await problemsOf(RegisterForm, { ...newcomer, firstName: '', confirmPassword: 'secret' })).toEqual([
    ['firstName', 'Enter your first name'],
    ['confirmPassword', 'Passwords do not match.'],
  ])
})

test('the profile opens with the phone number as its field has it, and with the parts of a full name', () => {
  const user = {
    user_id: 7,
    username: 'ruwan',
    first_name: '',
    last_name: '',
    name: 'Ruwan Kumara Silva',
    email: 'ruwan@mail.example',
    phone: '+94 71 234 5678',
    address: '',
    membershipLevel: '',
    loyaltyPoints: 0,
  }
  expect(profileValues(user)).toMatchObject({
    firstName: 'Ruwan',
    lastName: 'Kumara Silva',
    phone: '0712345678',
  })
})
