import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorScreen } from './ErrorScreen.tsx'

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
