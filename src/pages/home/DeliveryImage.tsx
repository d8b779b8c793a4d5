import { Drawing } from '../../components/shop/Drawing.tsx'
import { Amount } from '../../components/ui/Price.tsx'
import { limits } from '../../rules/limits.ts'
import { policyFacts } from '../../rules/policyFacts.ts'
import { shop } from '../../shop/config.ts'

const { deliveryColomboDays, deliveryIslandDays, processingHours } = limits.policy

const [colomboFrom, colomboTo] = deliveryColomboDays
const [islandFrom, islandTo] = deliveryIslandDays

/** From which day to which: first the time before the goods leave the depot. */
const bars = [
  { what: 'Processing', takes: policyFacts.processing, from: 0, to: processingHours / 24 },
  { what: shop.city, takes: policyFacts.colombo, from: colomboFrom, to: colomboTo },
  { what: 'Island-wide', takes: policyFacts.island, from: islandFrom, to: islandTo },
]

/** §2 the delivery image: how long an order takes, drawn on a scale of days. */
export const DeliveryImage = () => (
  <section aria-labelledby="home-delivery" className="wrap pt-4">
    <div className="grid grid-cols-1 items-center gap-x-8 gap-y-4 bg-steel px-4 py-8 text-on-steel max-md:-mx-(--gutter) md:grid-cols-2 md:px-8">
      <div className="flex items-center justify-between gap-x-6">
        <div className="max-w-115">
          <h2 id="home-delivery" className="type-h1">
            <span className="inline-block">
              {shop.city} <span className="whitespace-nowrap">{policyFacts.colombo},</span>
            </span>{' '}
            <span className="inline-block">
              <span className="whitespace-nowrap">island-wide</span>{' '}
              <span className="whitespace-nowrap">{policyFacts.island}</span>
            </span>
          </h2>
          <p className="mt-2.5 text-on-steel-soft text-pretty">
            Orders are processed {policyFacts.processing}. Delivery is free when your order is over{' '}
            <Amount of={limits.freeDeliveryOver} />.
          </p>
        </div>
        {/* Shown from 1024 px, where the text leaves room for it. */}
        <Drawing src={shop.pictures.delivery} size={176} ratio={4 / 3} className="max-lg:hidden" />
      </div>
      <DayBars />
    </div>
  </section>
)

/** Bars on a common scale of days. The text beside each bar says the same. */
function DayBars() {
  const last = Math.ceil(Math.max(...bars.map(({ to }) => to)))
  const along = (day: number) => `${(day / last) * 100}%`
  return (
    <div>
      <ul>
        {bars.map(({ what, takes, from, to }, at) => (
          <li key={what} className="flex items-center gap-3">
            <p className="basis-24 flex-none type-small text-on-steel-quiet">
              <span className="block font-semibold text-on-steel">{what}</span> <span>{takes}</span>
            </p>
            <div aria-hidden className="relative min-h-12 flex-1 border-b border-steel-hover">
              <span
                className={`absolute inset-y-2.5 forced-color-adjust-none ${at === 0 ? 'bg-on-steel-faint' : 'bg-success-on-steel'}`}
                style={{ left: along(from), width: along(to - from) }}
              />
            </div>
          </li>
        ))}
      </ul>
      <div aria-hidden className="flex gap-3">
        <span className="basis-24 flex-none pt-2.5 type-small text-on-steel-quiet">Days</span>
        <span translate="no" className="relative min-h-8 flex-1 type-mono text-on-steel-soft">
          {Array.from({ length: last + 1 }, (_, day) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: days are their own position
              key={day}
              className="absolute -translate-x-1/2 text-center"
              style={{ left: along(day) }}
            >
              <span className="mb-0.75 block h-2.25 w-1/2 border-r border-current" />
              <span>{day}</span>
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}
