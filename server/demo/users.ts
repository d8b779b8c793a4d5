import type { Seed } from '../store/records.ts'

export const users: Seed['users'] = [
  {
    user_id: 1,
    username: 'demo',
    password: 'Demo@2026',
    first_name: 'Nadeesha',
    last_name: 'Perera',
    name: 'Nadeesha Perera',
    email: 'nadeesha@mail.example',
    phone: '0771234567',
    address: '17 Station Road, Wellawatte, Colombo 06',
    membershipLevel: 'gold',
    loyaltyPoints: 1840,
  },
  {
    // No orders and no gold membership, for the empty states of the profile: the points are not shown.
    user_id: 2,
    username: 'ruwan',
    password: 'Ruwan@2026',
    first_name: 'Ruwan',
    last_name: 'Silva',
    name: 'Ruwan Silva',
    email: 'ruwan@mail.example',
    phone: '0712345678',
    address: '42 Lake Road, Kandy',
    membershipLevel: 'standard',
    loyaltyPoints: 120,
  },
]
