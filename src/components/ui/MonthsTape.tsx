/** One division per month. Yellow in the chosen RadioCard, grey in the others. The text beside it states the number. */
export const MonthsTape = ({ months }: { months: number }) => (
  <span
    aria-hidden
    className="grid h-5.5 auto-cols-fr grid-flow-col border-r-4 border-ink bg-sunken text-xs leading-5.5 font-semibold in-[label:has(:checked)]:bg-action"
  >
    {Array.from({ length: months }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: months do not move
      <span key={index} className="border-ink pl-1.5 not-first:border-l">
        {index + 1}
      </span>
    ))}
  </span>
)
