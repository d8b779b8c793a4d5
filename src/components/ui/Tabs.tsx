import * as Radix from '@radix-ui/react-tabs'
import { cx } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMediaQuery } from '../../lib/useMediaQuery.ts'
import { Icon } from './Icon.tsx'

const active =
  'data-[state=active]:border-ink data-[state=active]:border-b-cell data-[state=active]:bg-cell data-[state=active]:text-ink data-[state=active]:before:bg-action forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:forced-color-adjust-none'
const tabBase = `relative inline-flex items-center justify-center type-control text-ink-soft border before:absolute before:inset-x-0 before:top-0 before:h-0.75 ${active}`

// One continuous line behind the tabs: with their own lower borders it would be notched at each corner.
const line = '[background:linear-gradient(currentColor,currentColor)_bottom/100%_1px_no-repeat]'
const lists = {
  folder: 'flex overflow-x-auto',
  // Thirds, also for a single tab: as wide as the panel it would be a box without a lower edge. A fourth is beside them.
  payment:
    'grid max-md:@min-[14rem]:grid-flow-col max-md:@min-[14rem]:grid-cols-[repeat(3,minmax(min-content,1fr))] md:@min-[24rem]:grid-flow-col md:@min-[24rem]:grid-cols-[repeat(3,minmax(min-content,1fr))]',
}
const tabStyles = {
  folder:
    'min-h-12 flex-none gap-2 rounded-t-control border-transparent px-4.5 text-base before:rounded-t-control hover:text-ink max-md:px-3.5 max-xs:grow',
  payment:
    'min-h-13 min-w-0 gap-2.5 border-line border-b-ink bg-photo px-2 py-2 not-first:-ml-px hover:text-ink max-md:flex-col max-md:justify-start max-md:gap-0.5 max-md:px-1 max-md:text-sm max-md:leading-4.5 data-[state=active]:z-1',
}
const panels = { folder: 'rounded-b-control', payment: 'p-4 md:p-5' }

export type Tab<Value extends string = string> = {
  value: Value
  label: ReactNode
  icon?: IconNode
  panel: ReactNode
}

type TabsProps<Value extends string> = {
  /** Name of the tab list for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** `payment` has equal cells for the ways to pay. Default: folder. */
  variant?: 'folder' | 'payment'
  /** A panel is mounted when first opened, then kept, hidden: typed text survives a switch of tabs. */
  keep?: boolean
  /** Below 768 px there are no tabs: the panels are stacked and must have their own headings. */
  stack?: boolean
  panelClassName?: string
}

/** Folder tabs over a panel, or equal cells for the payment methods. Arrow keys, Home and End move between tabs. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, variant = 'folder', stack, keep = stack, panelClassName } = props
  const wide = useMediaQuery('(width >= 48rem)', true)
  const isStack = stack && !wide
  const [opened, setOpened] = useState<readonly Value[]>([value])
  if (!opened.includes(value)) setOpened([...opened, value])
  // `value` may update late, as one kept in the address does. Until then Radix takes the old tab for the selected one:
  // it reports a press twice, on mouse down and on focus, and does not report a quick return to the old tab at all.
  const latest = useRef<string>(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const change = (next: string) => {
    if (next === latest.current) return
    latest.current = next
    onChange(next as Value)
  }
  return (
    <Radix.Root value={value} onValueChange={change} className="@container">
      <Radix.List
        aria-label={label}
        className={cx('ring-in', line, lists[variant], stack && 'max-md:hidden')}
      >
        {tabs.map((each) => (
          <Radix.Trigger
            key={each.value}
            value={each.value}
            onFocus={() => change(each.value)}
            className={cx(tabBase, tabStyles[variant])}
          >
            {each.icon && <Icon icon={each.icon} />}
            <span>{each.label}</span>
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((each) => (
        <Radix.Content
          key={each.value}
          value={each.value}
          forceMount={(keep && (stack || opened.includes(each.value))) || undefined}
          {...(isStack && { role: 'region', tabIndex: undefined })}
          className={cx(
            'border border-t-0 border-line bg-cell',
            panels[variant],
            keep && (stack ? 'md:data-[state=inactive]:hidden' : 'data-[state=inactive]:hidden'),
            panelClassName,
          )}
        >
          {each.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
