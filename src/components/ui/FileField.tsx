import { cx } from 'class-variance-authority'
import { FileImage, Upload } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { listen } from '../../lib/listen.ts'
import { formatFileSize } from '../../rules/uploads.ts'
import { Button, buttonStyle } from './Button.tsx'
import { Icon } from './Icon.tsx'
import { useField } from './Input.tsx'

type FileFieldProps = {
  value: File | null
  onChange: (file: File | null) => void
  /** The prompt: 'Choose a picture of the receipt'. */
  prompt: string
  /** The accepted files: 'JPEG, JPG, PNG or WEBP, at most 5 MB'. */
  hint: string
  /** For the browser's file dialog. Dropped files bypass it, so the value must still be validated. */
  accept: string
}

/** A field for one picture. The browser's file input fills the box: press, keyboard and drop all work. */
export function FileField({ value, onChange, prompt, hint, accept }: FileFieldProps) {
  const { 'aria-describedby': describedBy, 'data-state': _, ...field } = useField()
  const generatedId = useId()
  const input = useRef<HTMLInputElement>(null)
  useNoStrayDrop()

  return (
    <div
      className={cx(
        'relative flex flex-wrap items-center gap-3.5 rounded-control border-dashed bg-cell p-4',
        field['aria-invalid'] ? 'border-2 border-danger' : 'border border-edge hover:border-ink',
      )}
    >
      <input
        {...field}
        ref={input}
        type="file"
        accept={accept}
        required
        aria-describedby={[generatedId, describedBy].filter(Boolean).join(' ')}
        // Hides the input's own text, 'No file chosen', which would show beneath ours.
        className="absolute inset-0 size-full cursor-pointer text-[0px] file:hidden"
        onChange={({ target }) => {
          const file = target.files?.[0]
          // Cleared, so that the same file can be chosen again.
          target.value = ''
          if (file) onChange(file)
        }}
      />
      <Icon icon={value ? FileImage : Upload} size="lg" className="pointer-events-none relative" />
      <div id={generatedId} className="pointer-events-none relative min-w-0 flex-1 basis-40">
        <p dir="auto" className="font-semibold wrap-anywhere">
          {value ? value.name : prompt}
        </p>
        <p className="type-small text-ink-quiet">{value ? formatFileSize(value.size) : hint}</p>
      </div>
      <div className="pointer-events-none relative flex flex-wrap gap-2.5 *:[button]:pointer-events-auto">
        {value && (
          <Button
            onClick={() => {
              onChange(null)
              input.current?.focus()
            }}
          >
            Remove
          </Button>
        )}
        <span aria-hidden className={buttonStyle()}>
          {value ? 'Choose another' : 'Choose file'}
        </span>
      </div>
    </div>
  )
}

/** Without this, a file dropped outside the box would open in place of the page and discard everything typed. */
function useNoStrayDrop() {
  useEffect(() => {
    const keep = (event: DragEvent) => {
      const onField = event.target instanceof HTMLInputElement && event.target.type === 'file'
      if (!onField && event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    return listen(window, 'dragover drop', keep)
  }, [])
}
