// The shop's tables. After a change here, `npm run migration` writes a migration, which is committed with the change.

export * from './catalogueTables.ts'
export * from './orderTables.ts'
