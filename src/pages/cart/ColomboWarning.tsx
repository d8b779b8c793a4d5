import { Notice } from '../../components/ui/Notice.tsx'
import { nameList } from '../../rules/firstPaint.ts'
import { shop } from '../../shop/config.ts'

/** §2: shown when any item is deliverable within Colombo only; checkout is still allowed. */
export function ColomboWarning({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <Notice tone="caution" className="mb-4">
      <strong className="font-semibold">
        {`${nameList(names)} ${names.length === 1 ? 'is' : 'are'} deliverable within ${shop.city} only.`}
      </strong>{' '}
      You can still check out. We check the distance when you enter your address.
    </Notice>
  )
}
