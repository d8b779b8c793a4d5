import { NotDeliveredNotice } from '../../components/shop/NotDeliveredNotice.tsx'
import { blankItem } from '../../rules/firstPaint.ts'
import { ColomboWarning } from './ColomboWarning.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { FilledCart } from './FilledCart.tsx'

const nothing = () => undefined
const line = { item: blankItem, discontinued: false }
const away = { ...blankItem, product_id: 'blankAway', delivery_available: 0 } as const

/** The cart in blank words, empty and filled, for src/firstPaint/: a line that is delivered, one that is not, the notices. */
export const BlankCart = () => (
  <>
    <div data-empty>
      <EmptyCart />
    </div>
    <div data-filled>
      <FilledCart
        items={[blankItem]}
        lines={[line, { ...line, item: away }]}
        onRemove={nothing}
        undoLine={undefined}
        undoAt={undefined}
        notices={[[], ['blankOther']].map((more, at) => (
          <div key={more.length}>
            <div data-when={`away${at + 1}`}>
              <NotDeliveredNotice names={['blankAway', ...more]} onRemove={nothing} className="mb-4" />
            </div>
            <div data-when={`near${at + 1}`}>
              <ColomboWarning names={['blankNear', ...more]} />
            </div>
          </div>
        ))}
      />
    </div>
  </>
)
