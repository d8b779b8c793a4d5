import { shop } from '../shop.config.ts'

/** Filled marks on a 24 grid; the icon set has no brand marks. */
const marks: Record<string, string> = {
  Facebook:
    'M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.6 4.6-4.6 1.3 0 2.6.2 2.6.2v3h-1.5c-1.5 0-1.9.9-1.9 1.9V12h3.3l-.5 3.5h-2.8v8.4A12 12 0 0 0 24 12z',
  Instagram:
    'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7zm0 2.2A4.8 4.8 0 0 0 2.2 7v10A4.8 4.8 0 0 0 7 21.8h10a4.8 4.8 0 0 0 4.8-4.8V7A4.8 4.8 0 0 0 17 2.2zm5 3.6a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm6.4-3.9a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  YouTube:
    'M23.5 6.2a3 3 0 0 0-2.1-2.1C19.5 3.5 12 3.5 12 3.5s-7.5 0-9.4.6A3 3 0 0 0 .5 6.2 31 31 0 0 0 0 12a31 31 0 0 0 .5 5.8 3 3 0 0 0 2.1 2.1c1.9.6 9.4.6 9.4.6s7.5 0 9.4-.6a3 3 0 0 0 2.1-2.1A31 31 0 0 0 24 12a31 31 0 0 0-.5-5.8zM9.5 15.6V8.4l6.3 3.6z',
  TikTok:
    'M16.4 0h-4v16.3a3 3 0 1 1-3-3c.4 0 .8.1 1.1.2V9.4a7.2 7.2 0 1 0 5.9 7.1V8.2a9.4 9.4 0 0 0 5.6 1.8V6a5.7 5.7 0 0 1-5.6-6z',
}

/** The shop on the social networks: one 16 px mark each on a target of `size`. */
export function SocialLinks({ size = 'size-9' }: { size?: 'size-9' | 'size-11' }) {
  return (
    <ul className="flex">
      {shop.social.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            className={`grid place-items-center text-on-steel-quiet hover:text-action ${size}`}
          >
            <span className="sr-only">
              {shop.name} on {name}
            </span>
            <svg
              viewBox="0 0 24 24"
              className="size-4"
              fill="currentColor"
              fillRule="evenodd"
              aria-hidden="true"
            >
              <path d={marks[name]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
