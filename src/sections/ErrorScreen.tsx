import { Component, type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { PhoneLink } from '../components/shop/ContactLinks.tsx'
import { ButtonLink, RetryButton } from '../components/ui/Button.tsx'
import { useOnline } from '../lib/useOnline.ts'
import { paths } from '../paths.ts'
import { pageTitle } from '../rules/pageMeta.ts'
import { shop } from '../shop/config.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { reloadIfNewer } from './newVersion.ts'

/** Shown in place of a failed page: what happened, what to do, and links to other pages. */
function ErrorScreen() {
  const online = useOnline()
  const [lost] = useState(!online)
  return lost ? <NotOnDevice title="This page is not on your device yet" /> : <Crashed />
}

type ScreenProps = { title: string; heading?: string; children: ReactNode }

const Screen = ({ title, heading = title, children }: ScreenProps) => (
  <div className="wrap pt-10 md:pt-14">
    <DocumentHead head={{ title: pageTitle(title, shop.name) }} />
    <h1 data-page-heading tabIndex={-1} className="type-h1">
      {heading}
    </h1>
    {children}
  </div>
)

/** In place of a page that needs a connection, until there is one. */
export function NotOnDevice({ title }: { title: string }) {
  const online = useOnline()
  useEffect(() => {
    if (online) window.location.reload()
  }, [online])
  return (
    <Screen title={title}>
      <p className="mt-3 max-w-text text-pretty">
        It opens by itself as soon as you are connected again. Pages that you have seen can be read until
        then.
      </p>
    </Screen>
  )
}

function Crashed() {
  // A new version of the shop has other files than those that this page asks for.
  useEffect(() => {
    if (import.meta.env.PROD) void reloadIfNewer()
  }, [])
  return (
    <Screen title="Something went wrong" heading="Something went wrong on this page">
      <p className="mt-3 max-w-text text-pretty">
        It did not load completely. Your cart is kept. Press Retry to load the page again; if it fails again,
        look elsewhere in the shop or call us on <PhoneLink className="font-semibold" />.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {/* The browser remembers a failed module import, so only a reload requests the chunk again. */}
        <RetryButton onClick={() => window.location.reload()} />
        <ButtonLink to={paths.home}>Home</ButtonLink>
        <ButtonLink to={paths.products}>Products</ButtonLink>
      </div>
    </Screen>
  )
}

type BoundaryProps = { page: string; children: ReactNode }
type BoundaryState = { page: string; failed: boolean }

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { page: this.props.page, failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps({ page }: BoundaryProps, state: BoundaryState) {
    return page === state.page ? null : { page, failed: false }
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children
  }
}

/** Shows the error screen when a page crashes or its chunk does not load, until the user opens another page. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary page={pathname}>{children}</Boundary>
}
