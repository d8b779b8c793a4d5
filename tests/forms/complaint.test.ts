import { expect, test } from 'vitest'
import { ComplaintForm, type ComplaintValues, toComplaintBody } from '../../src/forms/complaint.ts'
import { problemsOf } from './problems.ts'

const problems = (values: ComplaintValues) => problemsOf(ComplaintForm, values)

const mb = 1024 * 1024
const heads = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  webp: [0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50],
}
function picture(kind: keyof typeof heads = 'png', type = `image/${kind}`, size = 64) {
  const bytes = new Uint8Array(size)
  bytes.set(heads[kind])
  return new File([bytes], `receipt.${kind}`, { type })
}

const whole: ComplaintValues = {
  firstName: 'Nadeesha',
  lastName: 'Perera',
  email: 'nadeesha@mail.example',
  contactNumber: '077 123 4567',
  invoiceNumber: 'INV-88213',
  message: 'Two of the six hinges have no screws.',
  receipt: picture(),
}

test.each([
  ['+44 20 7946 0958', true],
  ['０７７ １２３ ４５６７', true],
  ['123456', false],
])('a contact number of %s is valid: %s', async (contactNumber, possible) => {
  const expected = possible ? [] : [['contactNumber', 'Enter a contact number like 077 123 4567']]
  expect(await problems({ ...whole, contactNumber })).toEqual(expected)
})

// The server refuses marks of direction and control characters in a line.
test.each([
  ['\u202a+94 77 123 4567\u202c', '+94 77 123 4567'],
  ['077 123 4567\n011 234 5678', '077 123 4567 011 234 5678'],
  ['＋９４ ７７ １２３ ４５６７', '＋94 77 123 4567'],
])('a contact number pasted as %j is sent as %j', async (contactNumber, sent) => {
  expect((await ComplaintForm.parseAsync({ ...whole, contactNumber })).contactNumber).toBe(sent)
})

test.each([
  ['\u202a \u202c', 'Enter your contact number'],
  ['0'.repeat(201), 'Use at most 200 characters'],
])('a contact number of %j: %s', async (contactNumber, message) => {
  expect(await problems({ ...whole, contactNumber })).toEqual([['contactNumber', message]])
})

test.each([
  ['a JPEG as some systems call it', picture('jpeg', 'image/jpg')],
  ['a WEBP', picture('webp')],
  ['a WEBP that was saved as .jpg', picture('webp', 'image/jpeg')],
  ['a PNG whose type the system does not know', picture('png', '')],
  ['a PNG of exactly 5 MB', picture('png', 'image/png', 5 * mb)],
])('CMP-02: %s is accepted', async (_what, receipt) => {
  expect(await problems({ ...whole, receipt })).toEqual([])
})

const wrongType = 'The selected file must be a JPEG, JPG, PNG or WEBP'
test.each([
  ['text renamed to .png', new File(['Total 4,200'], 'receipt.png', { type: 'image/png' }), wrongType],
  ['a WAV, which is RIFF too', new File(['RIFF1234WAVE'], 'a.webp', { type: 'image/webp' }), wrongType],
  ['a PNG that says it is text', picture('png', 'text/plain'), wrongType],
  ['an empty file', new File([], 'receipt.png', { type: 'image/png' }), 'The selected file is empty'],
  ['a byte more than that', picture('png', '', 5 * mb + 1), 'The selected file must be 5 MB or smaller'],
])('CMP-02: %s is not accepted', async (_what, receipt, expected) => {
  expect(await problems({ ...whole, receipt })).toEqual([['receipt', expected]])
})

test('a file that can no longer be read gives an error', async () => {
  const unreadable = picture()
  unreadable.slice = () => {
    throw new DOMException('gone', 'NotReadableError')
  }
  expect(await problems({ ...whole, receipt: unreadable })).toEqual([
    ['receipt', 'The selected file could not be read'],
  ])
})

test('CMP-04: the body has the fields of §3 and the picture, trimmed', () => {
  const body = toComplaintBody({ ...whole, firstName: ' Nadeesha ', message: ' Two.\nOf six. ' })
  const { receipt, ...fields } = Object.fromEntries(body)
  expect(fields).toEqual({
    firstName: 'Nadeesha',
    lastName: 'Perera',
    email: 'nadeesha@mail.example',
    contactNumber: '077 123 4567',
    invoiceNumber: 'INV-88213',
    message: 'Two.\nOf six.',
  })
  expect([(receipt as File).name, (receipt as File).type]).toEqual(['receipt.png', 'image/png'])
})
