import { afterEach, expect, test, vi } from 'vitest'
import { watchInView } from '../../src/lib/useInView.ts'

afterEach(() => vi.unstubAllGlobals())

type Moment = Pick<IntersectionObserverEntry, 'isIntersecting' | 'intersectionRatio'>

test.each<[string, Moment[], number]>([
  ['hidden', [{ isIntersecting: false, intersectionRatio: 0 }], 0],
  ['visible to less than its share', [{ isIntersecting: true, intersectionRatio: 0.49 }], 0],
  ['visible to its share', [{ isIntersecting: true, intersectionRatio: 0.5 }], 1],
  [
    'first hidden, then visible, reported at once',
    [
      { isIntersecting: false, intersectionRatio: 0 },
      { isIntersecting: true, intersectionRatio: 1 },
    ],
    1,
  ],
])('an element that is %s', (_, moments, times) => {
  let report: (moments: Moment[]) => void = () => undefined
  vi.stubGlobal('document', {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const seen = vi.fn()
  watchInView({} as Element, 0.5, seen)
  report(moments)
  expect(seen).toHaveBeenCalledTimes(times)
})
