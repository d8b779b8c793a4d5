import { Fragment } from 'react'
import { Mono } from '../ui/Mono.tsx'

/** The letters of a drawing's dimension lines, 'A × B', as they stand in the drawing. */
export const Letters = ({ of }: { of: string | undefined }) =>
  of !== undefined && (
    <span className="whitespace-nowrap">
      {of.split(/ ?× ?/).map((letter, at) => (
        <Fragment key={letter}>
          {at > 0 && <span>{' × '}</span>}
          <Mono className="inline-block rounded-tag border border-edge bg-steel px-1 leading-5 text-on-steel">
            {letter}
          </Mono>
        </Fragment>
      ))}
    </span>
  )
