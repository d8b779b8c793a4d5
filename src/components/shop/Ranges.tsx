import { Link } from 'react-router-dom'
import { categoryProductsPath } from '../../paths.ts'
import { shop } from '../../shop/config.ts'

/** The ranges of the shop, for a page that has nothing else to show: a search without results or words, an unknown address. */
export const Ranges = ({ className = '' }: { className?: string }) => (
  <nav
    aria-label="Ranges"
    className={`border border-line border-t-ink bg-cell px-4 pt-3.5 pb-2.5 md:px-6 ${className}`}
  >
    <h2 className="pb-1 type-h3">Our Range of Products</h2>
    <ul className="columns-[24rem] gap-x-8">
      {shop.ranges.map(({ name, slug }) => (
        <li key={slug} className="break-inside-avoid border-t border-line">
          <Link
            to={categoryProductsPath(slug)}
            className="flex min-h-target items-center no-underline hover:underline"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
