import type { ReactNode } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { buttonStyle } from '../../components/ui/Button.tsx'
import { sourceParameters, type View } from '../../rules/filters.ts'

type FilterFormProps = { id: string; view: View; children: ReactNode }

/** The filters as a GET form with a button, for browsers without scripts: it opens this page with another query. */
export function FilterForm({ id, view, children }: FilterFormProps) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  return (
    <form id={id} action={pathname} method="get" onSubmit={(event) => event.preventDefault()}>
      {Object.values(sourceParameters).map((name) => {
        const value = params.get(name)
        return value !== null && <input key={name} type="hidden" name={name} value={value} />
      })}
      {view === 'sheet' && <input type="hidden" name="view" value={view} />}
      {children}
      <noscript>
        <button type="submit" className={buttonStyle({ variant: 'solid' })}>
          Apply
        </button>
      </noscript>
    </form>
  )
}
