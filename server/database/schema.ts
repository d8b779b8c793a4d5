import * as catalogue from './catalogueTables.ts'
import * as orders from './orderTables.ts'

/** All tables of the shop. After a change of one, `npm run migration` writes a migration, which is committed with the change. */
export const schema = { ...catalogue, ...orders }
