import { useEffect, useRef } from 'react'
import { usePerson } from '../session/use-person.ts'
import { Button } from '../ui/button.tsx'
import { NavLists } from './nav-lists.tsx'
import styles from './sidebar.module.css'

interface MobileMenuProps {
  id: string
  onClose: () => void
  onSignOut: () => void
}

/** The panel under the bar on narrow screens, at most the window less the bar. Escape closes it. */
export function MobileMenu({ id, onClose, onSignOut }: MobileMenuProps) {
  const { name } = usePerson()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    ref.current?.querySelector('a')?.focus()
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return (
    <nav ref={ref} id={id} className={`${styles.sidebar} ${styles.menuPanel}`} aria-label="Main">
      <NavLists onNavigate={onClose} />
      <div className={styles.menuFoot}>
        <span className="strong">{name}</span>
        <Button look="quiet" small onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </nav>
  )
}
