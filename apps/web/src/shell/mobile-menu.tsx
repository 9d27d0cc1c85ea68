import { useEffect, useRef } from 'react'
import { useMe } from '../session/use-me.ts'
import { useHasSeveralOrganizations } from '../session/use-organizations.ts'
import { usePerson } from '../session/use-person.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { NavLists } from './nav-lists.tsx'
import styles from './sidebar.module.css'

interface MobileMenuProps {
  id: string
  onClose: () => void
  onSwitch: () => void
  onSignOut: () => void
}

/** The panel under the bar on narrow screens, at most the window less the bar. Escape closes it. */
export function MobileMenu({ id, onClose, onSwitch, onSignOut }: MobileMenuProps) {
  const { name } = usePerson()
  const organization = useMe().data?.membership?.org_name
  const hasSeveral = useHasSeveralOrganizations()
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
    <nav
      ref={ref}
      id={id}
      className={`${styles.sidebar} ${styles.menuPanel}`}
      aria-label={t({ id: 'mobile-menu.main', defaultMessage: 'Main' })}
    >
      <NavLists onNavigate={onClose} />
      {hasSeveral && (
        <div
          className={`${layoutStyles.row16} ${layoutStyles.spaceAbove12} ${layoutStyles.ruleAbove} ${styles.menuFoot}`}
        >
          <span className={`${textStyles.strong} ${textStyles.breaks}`}>{organization}</span>
          <Button look="quiet" small onClick={onSwitch}>
            {t({ id: 'mobile-menu.switch-organization', defaultMessage: 'Switch organization' })}
          </Button>
        </div>
      )}
      <div
        className={`${layoutStyles.row16} ${layoutStyles.spaceAbove12} ${layoutStyles.ruleAbove} ${styles.menuFoot}`}
      >
        <span className={`${textStyles.strong} ${textStyles.breaks}`}>{name}</span>
        <Button look="quiet" small onClick={onSignOut}>
          {t({ id: 'mobile-menu.sign-out', defaultMessage: 'Sign out' })}
        </Button>
      </div>
    </nav>
  )
}
