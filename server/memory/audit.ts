import type { Act, ActStore, AuditStore } from '../store/audit.ts'

/** The operator's acts as a list in memory. */
export function memoryAudit(store: ActStore): AuditStore {
  const acts: (Act & { id: number })[] = []
  return {
    async record(act, work) {
      const done = await work(store)
      if (done) acts.unshift({ id: acts.length + 1, ...act })
      return done
    },
    acts: async (limit) => acts.slice(0, limit),
  }
}
