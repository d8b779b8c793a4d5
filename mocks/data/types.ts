import type { ProductRecord } from '../../server/store/records.ts'

/** A product of the seed: `subject` names the pictures it has. */
export type SeedProduct = ProductRecord & { subject: string }
