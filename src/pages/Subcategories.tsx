import { useRef } from 'react'
import { useParams } from 'react-router-dom'
import type { Category } from '../api/categories.ts'
import { partsLink } from '../components/shop/categoryLinks.ts'
import { useHandedState } from '../lib/useHandedState.ts'
import { useTrail } from '../queries/trail.ts'
import type { Trail } from '../rules/trail.ts'
import { NoSuchCategory } from '../sections/NoSuchCategory.tsx'
import { Redirect } from '../sections/Redirect.tsx'
import { categoriesText } from '../text/categories.ts'
import { HandedCategory } from './categories/HandedCategory.tsx'
import { handedOver } from './categories/handedOver.ts'
import { Listing } from './categories/Listing.tsx'
import { ListingFailed } from './categories/ListingFailed.tsx'
import { ListingLoading } from './categories/ListingLoading.tsx'

/**
 * /categories/{id} and /categories/{primary}/{slug} (§2, decision 22): what is below a primary category, or below a
 * subcategory. It comes handed over, or from the address alone (decision 23).
 */
export default function Subcategories() {
  const { primary, id = '' } = useParams()
  const state = useHandedState()
  const handed = handedOver(state, id, primary)
  // A category of its own for each address: nothing of the one before stands in the next.
  const key = `${primary} ${id}`
  return handed ? (
    <HandedCategory key={key} {...handed} slugOrId={id} />
  ) : (
    <Linked key={key} slugOrId={id} primary={primary} />
  )
}

type LinkedProps = { slugOrId: string; primary: string | undefined }

function Linked({ slugOrId, primary }: LinkedProps) {
  const { data: trail, isError, refetch } = useTrail(slugOrId, primary, { failed: categoriesText.failed })
  const box = useRef<HTMLDivElement>(null)
  const retry = () => {
    // The button goes away: who pressed it stays here.
    box.current?.focus({ preventScroll: true })
    void refetch()
  }
  return (
    <div ref={box} tabIndex={-1} className="outline-none!">
      {trail && <Found trail={trail} />}
      {trail === null && <NoSuchCategory />}
      {trail === undefined && (isError ? <ListingFailed retry={retry} /> : <ListingLoading />)}
    </div>
  )
}

function Found({ trail }: { trail: Trail<Category> }) {
  const [primary, secondary, tertiary] = trail
  if (tertiary) {
    return <Redirect {...partsLink(tertiary)} />
  }
  if (secondary) return <Listing level="tertiary" category={secondary} parents={trail.slice(0, 1)} />
  return primary && <Listing level="secondary" category={primary} parents={[]} />
}
