import { ArrowLeft } from 'lucide'
import { Link, useMatch } from 'react-router-dom'
import { Icon } from '../components/ui/Icon.tsx'
import { Logo } from '../components/ui/Logo.tsx'
import { SkipLink } from '../components/ui/SkipLink.tsx'
import { paths } from '../paths.ts'
import { shop } from '../shop/config.ts'
import { Footer } from './Footer.tsx'
import { NavBar } from './NavBar.tsx'

/** The bar of the operator's page: nothing of it sells. */
const operatorBar = (
  <>
    <SkipLink target="main">Skip to content</SkipLink>
    <div id="cookies" />
    <header className="on-steel bg-steel text-on-steel forced-colors:border-b print:hidden">
      <div className="wrap flex min-h-15 flex-wrap items-center gap-x-5">
        <Logo />
        <p className="type-control max-md:hidden">{`${shop.name}, behind the counter`}</p>
        <Link
          to={paths.home}
          className="ml-auto inline-flex min-h-target items-center gap-2 type-control text-on-steel"
        >
          <Icon icon={ArrowLeft} size="sm" />
          <span>Back to the shop</span>
        </Link>
      </div>
    </header>
  </>
)

// Elements of their own: a navigation does not render them again.
const navBar = <NavBar />
const footer = <Footer />

/** What is above the page: the shop's navigation bar, or the operator's bar. */
export const FrameTop = () => (useMatch(paths.operate) ? operatorBar : navBar)

/** What is below the page: the shop's footer, which the operator's page has not. */
export const FrameBottom = () => (useMatch(paths.operate) ? null : footer)
