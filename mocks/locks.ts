let stories = 0

/** A story begins: an order that an earlier story has left under way in this page does not hold up its own. */
export function beginLocks() {
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return
  stories += 1
  const story = stories
  const request = LockManager.prototype.request as (name: string, ...rest: unknown[]) => Promise<unknown>
  Object.assign(locks, {
    request: (name: string, ...rest: unknown[]) => request.call(locks, `${story} ${name}`, ...rest),
  })
}
