import { useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { keysOf, PAGE_SEARCH, pageCommands } from './page-commands.ts'

const ShortcutList = lazyDialog(async () => (await import('./shortcut-list.tsx')).ShortcutList)

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('select, textarea, input:not([type="checkbox"], [type="radio"])') ||
    target.closest('dialog') !== null)

/**
 * Returns whether the sheet is open, and the setter. It lists the keys of the page on screen: while the next page
 * is still loading, opening waits for it, and leaving a page closes its sheet.
 */
function useOpenOnPage(): [boolean, (open: boolean) => void] {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const isWaiting = useRef(false)
  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged }) => {
        if (pathChanged || isWaiting.current) setIsOpen(isWaiting.current)
        isWaiting.current = false
      }),
    [router],
  )
  const setOpen = useCallback(
    (open: boolean) => {
      isWaiting.current = open && router.state.status === 'pending'
      setIsOpen(open && !isWaiting.current)
    },
    [router],
  )
  return [isOpen, setOpen]
}

/** Presses the button of the page that has these keys with Ctrl, also while the person types; never under a dialog. */
function pressByKeys(event: KeyboardEvent): void {
  if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || document.querySelector('dialog[open]'))
    return
  const keys = keysOf(event)
  const command = pageCommands().find((one) => one.keys === keys)
  if (!command) return
  event.preventDefault()
  command.run()
}

/** Shortcuts: single keys, never while typing or in a dialog, and those of buttons. Off when the account says so. */
export function ShortcutKeys({ enabled, mayCreate }: { enabled: boolean; mayCreate: boolean }) {
  const navigate = useNavigate()
  const [open, setOpen] = useOpenOnPage()
  const before = useRef('')
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) return pressByKeys(event)
      // A key that a grid took is typed into its cell.
      if (event.altKey || event.defaultPrevented || isTyping(event.target)) return
      const chord = `${before.current}${event.key}`
      before.current = event.key === 'g' ? 'g' : ''
      if (event.key === '?') setOpen(true)
      else if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>(PAGE_SEARCH)
        if (!search) return
        search.focus()
      } else if (chord === 'gd') void navigate({ to: '/dashboard' })
      else if (chord === 'ge') void navigate({ to: '/entries' })
      else if (chord === 'gs') void navigate({ to: '/settings/organization' })
      else if (event.key === 'n' && mayCreate) void navigate({ to: '/entries/new/step-1' })
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [enabled, mayCreate, navigate, setOpen])
  if (!open) return null
  return (
    <Suspense>
      <ShortcutList mayCreate={mayCreate} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
