import { Fragment } from 'react'

/** The letters of a drawing's dimension lines, 'A × B', as they stand in the drawing. */
export const Letters = ({ of }: { of: string | undefined }) =>
  of !== undefined && (
    <span className="mx-0.5 whitespace-nowrap">
      {of.split(/ ?× ?/).map((letter, at) => (
        <Fragment key={letter}>
          {at > 0 && <span>{' × '}</span>}
          <span
            translate="no"
            className="inline-block rounded-tag bg-ink px-1.25 type-mono leading-4.5 text-cell forced-colors:border"
          >
            {letter}
          </span>
        </Fragment>
      ))}
    </span>
  )
