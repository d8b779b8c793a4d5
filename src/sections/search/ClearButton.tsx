import { X } from 'lucide'
import { Icon } from '../../components/ui/Icon.tsx'

/** The clear button at the end of a search box. */
export function ClearButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Clear the search"
      onClick={onClick}
      className="ring-in -ml-11 grid size-target place-items-center"
    >
      <Icon icon={X} />
    </button>
  )
}
