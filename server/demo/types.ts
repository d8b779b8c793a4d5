import type { ProductRecord } from '../store/records.ts'

/** A product of the seed; `subject` names its pictures. */
export type SeedProduct = ProductRecord & { subject: string }
