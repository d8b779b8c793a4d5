import { Fragment } from 'react'

/** The letters of a drawing's dimension lines, 'A × B', as they stand in the drawing. */
export const Letters = ({ of }: { of: string | undefined }) =>
  of !== undefined && (
    <span className="whitespace-nowrap">
      {of.split(/ ?× ?/).map((letter, at) => (
        <Fragment key={letter}>
          {at > 0 && <span>{' × '}</span>}
          <span
            translate="no"
            className="inline-block rounded-tag border border-edge bg-steel px-1 type-mono leading-5 text-on-steel"
          >
            {letter}
          </span>
        </Fragment>
      ))}
    </span>
  )
