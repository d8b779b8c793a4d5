import { cx } from 'class-variance-authority'
import { Letters } from '../../components/shop/Letters.tsx'
import { SpecTable } from '../../components/ui/SpecTable.tsx'
import { descriptionParts } from '../../rules/description.ts'
import { keepUnits } from '../../rules/nonBreaking.ts'
import { shop } from '../../shop/config.ts'

/** A part's description: sentences, and its 'label: value' lines as a table. */
export function Description({ text, unit }: { text: string; unit: string }) {
  const parts = descriptionParts(keepUnits(text))
  const { paragraphs } = parts
  // How the part is sold stands beside its price.
  const rows = parts.rows.filter(({ value }) => value.toLowerCase() !== keepUnits(unit).toLowerCase())
  if (paragraphs.length === 0 && rows.length === 0) {
    return (
      <p className="text-ink-soft">No description yet. The trade counter knows more: {shop.phone.display}.</p>
    )
  }
  return (
    <div
      className={
        paragraphs.length > 0 && rows.length > 0
          ? 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12'
          : ''
      }
    >
      {paragraphs.length > 0 && (
        <div className={cx('grid max-w-text gap-3', rows.length > 0 && 'lg:pt-2')}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} dir="auto" className="text-pretty wrap-anywhere">
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {/* Two properties a line, so that the table is about as high as a text of a few lines. */}
      {rows.length > 0 && (
        <SpecTable
          rows={rows.map((row) => (row.letters ? { ...row, mark: <Letters of={row.letters} /> } : row))}
          className="lg:grid-cols-[repeat(2,fit-content(22%)_minmax(0,1fr))]"
        />
      )}
    </div>
  )
}
