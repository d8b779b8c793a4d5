import { useEffect, useRef } from 'react'
import { homeCrumb } from '../components/shop/crumbs.ts'
import { PageHead } from '../components/shop/PageHead.tsx'
import { Notice } from '../components/ui/Notice.tsx'
import { Skeleton } from '../components/ui/Skeleton.tsx'
import { TextLink } from '../components/ui/TextLink.tsx'
import { useHydrated } from '../lib/hydration/useHydrated.ts'
import { paths } from '../paths.ts'
import { counted } from '../rules/counted.ts'
import { CheckedList } from './orderByList/CheckedList.tsx'
import { ListInput } from './orderByList/ListInput.tsx'
import { useOrderList } from './orderByList/useOrderList.ts'

const crumbs = [homeCrumb, { label: 'Cart', to: paths.cart }, { label: 'Order by list' }]

/** BEY-24: a list of part numbers and quantities, checked line by line before anything enters the cart. */
export default function OrderByList() {
  const hydrated = useHydrated()
  return (
    <div className="wrap">
      <PageHead title="Order by list" crumbs={crumbs} />
      {hydrated ? <ListScreen /> : <Skeleton className="h-110" />}
    </div>
  )
}

function ListScreen() {
  const { text, type, check, state, checked, answer, items, add, added } = useOrderList()
  const checkButton = useRef<HTMLButtonElement>(null)

  // The pressed "Add to cart" button unmounts with the checked list: move the focus to the Check button.
  useEffect(() => {
    if (added !== undefined) checkButton.current?.focus()
  }, [added])

  return (
    <>
      <ListInput
        text={text}
        onType={type}
        onCheck={check}
        checking={state === 'checking'}
        ref={checkButton}
      />
      <div role="status">
        {state === 'failed' && (
          <Notice tone="danger" className="mt-5">
            The list could not be checked: the shop did not answer, or the connection is lost. Your list is
            kept; try again.
          </Notice>
        )}
        {checked?.lines.length === 0 && (
          <Notice tone="caution" className="mt-5">
            There is no line to check yet. Type, paste or choose a list first.
          </Notice>
        )}
        {added !== undefined && (
          <Notice tone="success" className="mt-5">
            <span>{`${counted(added, 'line')} ${added === 1 ? 'is' : 'are'} in your cart, at today's prices.`}</span>{' '}
            <TextLink to={paths.cart}>Go to cart</TextLink>
          </Notice>
        )}
      </div>
      {checked && checked.lines.length > 0 && (
        <CheckedList
          lines={checked.lines}
          answers={checked.answers}
          onAnswer={answer}
          items={items}
          onAdd={add}
        />
      )}
    </>
  )
}
