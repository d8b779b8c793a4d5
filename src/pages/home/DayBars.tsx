type DayBarsProps = {
  /** `from` and `to` in days. `ours`: the time before the goods leave the depot. */
  bars: { what: string; takes: string; from: number; to: number; ours?: boolean }[]
}

/** Bars on a common scale of days. The text beside each bar says the same. */
export function DayBars({ bars }: DayBarsProps) {
  const last = Math.ceil(Math.max(...bars.map(({ to }) => to)))
  const along = (day: number) => `${(day / last) * 100}%`
  return (
    <div>
      <ul>
        {bars.map(({ what, takes, from, to, ours }) => (
          <li key={what} className="flex items-center gap-3">
            <p className="basis-24 flex-none type-small text-on-steel-quiet">
              <span className="block font-semibold text-on-steel">{what}</span> <span>{takes}</span>
            </p>
            <div aria-hidden className="relative min-h-12 flex-1 border-b border-steel-hover">
              <span
                className={`absolute inset-y-2.5 forced-color-adjust-none ${ours ? 'bg-on-steel-faint' : 'bg-success-on-steel'}`}
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
