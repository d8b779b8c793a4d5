import { Check, Copy } from 'lucide'
import { useEffect, useState } from 'react'
import { IconButton } from '../../components/ui/IconButton.tsx'

/** Milliseconds for which the tick is shown after copying. */
const tickMs = 2000

/** The part number, to be selected or copied: shoppers quote it on the phone. */
export function CopyableSku({ sku }: { sku: string }) {
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), tickMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = () => {
    // If the browser refuses, the number can still be selected.
    navigator.clipboard?.writeText(sku).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  return (
    <span className="flex items-center justify-between gap-2">
      <span className="min-w-0 select-all">{sku}</span>
      <IconButton
        label={`Copy part number ${sku}`}
        icon={copied ? Check : Copy}
        iconSize="sm"
        className="-my-3 -mr-2.5 text-ink-quiet"
        onClick={copy}
      />
      <span aria-live="polite" className="sr-only">
        {copied && 'Part number copied'}
      </span>
    </span>
  )
}
