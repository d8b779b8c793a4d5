import { useAtomValue } from 'jotai'
import { userAtom } from '../../atoms/session.ts'
import { Drawing } from '../../components/shop/Drawing.tsx'
import { EmptyState } from '../../components/shop/EmptyState.tsx'
import { ButtonLink } from '../../components/ui/Button.tsx'
import { TextLink } from '../../components/ui/TextLink.tsx'
import { paths } from '../../paths.ts'
import { shop } from '../../shop/config.ts'
import { cartText } from '../../text/cart.ts'

/** Nothing in the cart of this device: what was put in on another stayed there, the orders of an account did not. */
export function EmptyCart() {
  const user = useAtomValue(userAtom)
  return (
    <div className="relative">
      <EmptyState
        title={cartText.empty}
        action={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={paths.products} variant="primary">
              Browse products
            </ButtonLink>
            <TextLink to={paths.orderByList}>Order by list</TextLink>
            {user && <TextLink to={`${paths.profile}?tab=orders`}>Order again what you had</TextLink>}
          </div>
        }
      >
        What you add is kept on this device until you order it.
      </EmptyState>
      <Drawing
        src={shop.pictures.emptyCart}
        size={176}
        className="absolute right-8 bottom-4 size-44 max-md:hidden"
      />
    </div>
  )
}
