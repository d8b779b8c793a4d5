import { Unstyled } from '@storybook/addon-docs/blocks'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

// Styles the elements that Markdown produces in the shop's own type.
const prose = cx(
  'text-base text-pretty',
  '[&_h1]:type-h1 [&_h1]:pb-4',
  '[&_h2]:type-h2 [&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:border-b [&_h2]:border-ink [&_h2]:pb-2',
  '[&_h3]:type-h3 [&_h3]:mt-6 [&_h3]:mb-2',
  '[&_p]:max-w-[72ch] [&_p:not(:last-child)]:mb-3',
  '[&_ol]:grid [&_ol]:max-w-[72ch] [&_ol]:list-decimal [&_ol]:gap-2 [&_ol]:pl-7',
  '[&_ul]:mb-3 [&_ul]:grid [&_ul]:max-w-[72ch] [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-7',
  '[&_ol+p]:mt-6 [&_ul+p]:mt-4 [&_h2+dl]:-mt-3 [&_h2+dl]:border-t-0',
  '[&_table]:w-full [&_table]:type-compact [&_tr]:border-b [&_tr]:border-line',
  '[&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-6 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top md:[&_td_code]:whitespace-nowrap!',
  // On a phone each row stacks its cells.
  'max-md:[&_:is(table,tbody,tr,td)]:block max-md:[&_tr]:py-2 max-md:[&_td]:py-0.5 max-md:[&_thead]:sr-only',
  '[&_code]:m-0! [&_code]:inline! [&_code]:whitespace-normal! [&_code]:wrap-anywhere [&_code]:rounded-tag! [&_code]:border-0! [&_code]:bg-photo! [&_code]:px-1! [&_code]:font-mono! [&_code]:text-[0.875em]!',
)

/** Wraps a page of text in Storybook. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <Unstyled>
    <div className={prose}>{children}</div>
  </Unstyled>
)
