import { Undo2 } from 'lucide'
import { Button } from '../../components/ui/Button.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { keepUnits } from '../../rules/nonBreaking.ts'

/** Takes the place of a removed line and offers to undo the removal. */
export function RemovedLine({ name, onUndo }: { name: string; onUndo: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line bg-surface px-3 py-2.5 md:pl-5">
      <p className="min-w-0 flex-1 basis-40 type-compact text-ink-soft">
        <bdi className="font-semibold text-ink">{keepUnits(name)}</bdi> removed from the cart
      </p>
      <Button size="sm" onClick={onUndo}>
        <Icon icon={Undo2} size="sm" />
        Undo
      </Button>
    </li>
  )
}
