import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import dialogStyles from '../ui/dialog.module.css'
import { Dialog } from '../ui/dialog.tsx'
import styles from './shortcut-sheet.module.css'

interface Shortcut {
  keys: readonly string[]
  does: string
  /** Listed only on a page that has this. */
  needs?: string
}

const SEARCH = 'main input[type="search"]'
const ROW = 'main [data-row]'

/** For those whose role makes entries. */
const CREATE: Shortcut = { keys: ['n'], does: 'Start a new entry' }

const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['?'], does: 'Show this sheet' },
  { keys: ['/'], does: 'Go to the search of the page', needs: SEARCH },
  { keys: ['↓', '↑'], does: 'From a row to the next or previous one', needs: ROW },
  { keys: ['Space'], does: 'Select the row', needs: ROW },
  { keys: ['Enter'], does: 'Open the row', needs: ROW },
  { keys: ['F1'], does: 'Explain the block of the field, also while you type', needs: 'main [data-block]' },
  { keys: ['g', 'd'], does: 'Go to the dashboard' },
  { keys: ['g', 'e'], does: 'Go to the entries' },
  { keys: ['g', 's'], does: 'Go to the settings' },
  CREATE,
]

const isHere = ({ needs }: Shortcut) => !needs || document.querySelector(needs) !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('select, textarea, input:not([type="checkbox"], [type="radio"])') ||
    target.closest('dialog') !== null)

/**
 * Whether the sheet is open. It lists the keys of the page on screen: while the next page is still loading, opening
 * waits for it, and leaving a page closes its sheet.
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

/** Single-key shortcuts, never while typing or in a dialog, and off when the account says so. */
export function ShortcutSheet({ enabled, mayCreate }: { enabled: boolean; mayCreate: boolean }) {
  const navigate = useNavigate()
  const [open, setOpen] = useOpenOnPage()
  const before = useRef('')
  useEffect(() => {
    if (!enabled) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const chord = `${before.current}${event.key}`
      before.current = event.key === 'g' ? 'g' : ''
      if (event.key === '?') setOpen(true)
      else if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>(SEARCH)
        if (!search) return
        search.closest('details')?.setAttribute('open', '')
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
  return (
    <Dialog
      open={open}
      title="Keyboard shortcuts"
      lead="They are off while you type. Turn them off altogether in Settings, Account."
      onClose={() => setOpen(false)}
      footer={
        <Button className={dialogStyles.last} onClick={() => setOpen(false)}>
          Close
        </Button>
      }
    >
      <dl className={styles.shortcuts}>
        {(open ? SHORTCUTS.filter((each) => isHere(each) && (mayCreate || each !== CREATE)) : []).map(
          ({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  )
}
