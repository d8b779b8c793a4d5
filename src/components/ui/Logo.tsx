import { cva, cx } from 'class-variance-authority'
import { shop } from '../../shop/config.ts'

// All sizes are in em, so that the font size scales the whole logo.
const logo = cva(
  'relative inline-flex h-[1.727em] flex-none items-start bg-action pt-[0.227em] pr-[0.727em] pl-[0.455em] leading-none font-[560] font-stretch-[104%] tracking-[-0.02em] whitespace-nowrap text-action-ink no-underline forced-color-adjust-none',
  {
    variants: { size: { sm: 'text-[1.1875rem]', md: 'text-[1.375rem]', lg: 'text-[2rem]', inherit: '' } },
    defaultVariants: { size: 'md' },
  },
)

const divisions = [1, 2, 3, 4, 5, 6, 7, 8, 9]

type LogoProps = {
  /** `inherit` takes the font size of its surroundings. Default: md. */
  size?: 'sm' | 'md' | 'lg' | 'inherit'
  className?: string
}

const [first = '', ...others] = shop.name.split(' ')

/** The logo, a tape's blade: ten divisions, a galvanised hook, and the shop's name. */
export function Logo({ size, className }: LogoProps) {
  return (
    <span translate="no" className={cx(logo({ size }), className)}>
      <span>
        <span className="font-[840]">{first}</span> {others.join(' ')}
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 10 9"
        preserveAspectRatio="none"
        className="absolute bottom-0 left-0 h-[0.41em] w-[calc(100%-0.227em)] stroke-current"
      >
        {divisions.map((x) => (
          <line
            key={x}
            x1={x}
            x2={x}
            y1={x === 5 ? 0 : 3}
            y2={9}
            className="[stroke-width:0.068em] [vector-effect:non-scaling-stroke]"
          />
        ))}
      </svg>
      <span aria-hidden className="absolute top-0 right-0 h-[1.955em] w-[0.227em] bg-line" />
    </span>
  )
}
