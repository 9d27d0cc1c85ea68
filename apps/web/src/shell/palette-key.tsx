import { Suspense, useEffect, useState } from 'react'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

const CommandPalette = lazyDialog(async () => (await import('./command-palette.tsx')).CommandPalette)

/** Opens the command palette with Ctrl+K or Cmd+K, also while typing; never over another dialog. */
export function PaletteKey({ mayCreate }: { mayCreate: boolean }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense>
      <CommandPalette mayCreate={mayCreate} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
