import { receiptField } from '../../src/api/complaint.ts'
import { part } from './shop.ts'

// Request bodies that the small shop of shop.ts accepts. Each test changes the fields it is about.

/** One padlock to Wellawatta: 1,890 and 450 for 8.5 km. */
export const order = {
  userId: null,
  first_name: 'Nadeesha',
  last_name: 'Perera',
  phone: '0771234567',
  email: 'nadeesha@mail.example',
  total_amount: 2340,
  status: 'pending',
  payment_method: 'payhere',
  payment_status: 'pending',
  shipping_cost: 450,
  shipping_address: '17 Station Road, Wellawatte, 00600',
  billing_address: '17 Station Road, Wellawatte, 00600',
  tracking_number: null,
  notes: '',
  items: [{ product_id: part.padlock, quantity: 1, unit_price: 1890, size: null, color: null }],
  latitude: 6.87466,
  longitude: 79.86048,
}

export const newcomer = {
  firstname: 'Kumari',
  lastname: 'Fernando',
  email: 'kumari@mail.example',
  phone: '0712345678',
  address: '42 Lake Road, Kandy',
  username: 'kumari',
  password: 'Kumari@2026',
  confirmPassword: 'Kumari@2026',
}

export const complaint = {
  firstName: 'Nadeesha',
  lastName: 'Perera',
  email: 'nadeesha@mail.example',
  contactNumber: '0771234567',
  invoiceNumber: 'INV-77',
  message: 'The box was short.',
}

/** What every PNG begins with, which is all that the shop reads of one. */
export const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** The complaint as its form sends it, with the picture of a receipt, or with what is sent in its place. */
export function complaintForm(
  fields: Record<string, string> = {},
  receipt: File | string | null = new File([png], 'receipt.png', { type: 'image/png' }),
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...complaint, ...fields })) form.set(name, value)
  if (receipt !== null) form.set(receiptField, receipt)
  return form
}
