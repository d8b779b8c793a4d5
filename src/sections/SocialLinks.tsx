import { shop } from '../shop/config.ts'

export const SocialLinks = ({ size = 'size-9' }: { size?: 'size-9' | 'size-11' }) => (
  <ul className="flex">
    {shop.social.map(({ name, href }) => (
      <li key={name}>
        <a
          href={href}
          target="_blank"
          rel="noopener"
          className={`grid place-items-center text-on-steel-quiet hover:text-action ${size}`}
        >
          <span className="sr-only">{`${shop.name} on ${name}`}</span>
          {/* Filled logos on a 24 px grid, from a file of their own: the icon set has no brand logos. */}
          <svg className="size-4" fill="currentColor" aria-hidden="true">
            <use href={`/social.svg#${name.toLowerCase()}`} />
          </svg>
        </a>
      </li>
    ))}
  </ul>
)
