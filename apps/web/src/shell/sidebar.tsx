import { Link } from '@tanstack/react-router'
import { initials } from '../messages/display-name.ts'
import { usePerson } from '../session/use-person.ts'
import shapeStyles from '../ui/shape.module.css'
import { t } from '../words/t.ts'
import { NavLists } from './nav-lists.tsx'
import styles from './sidebar.module.css'

/** Navigation of the signed-in pages on wide screens; its foot leads to the account settings. */
export function Sidebar() {
  const { name, email } = usePerson()
  return (
    <div className={styles.sidebar} data-screen-only="">
      <nav className={styles.inner} aria-label={t({ id: 'sidebar.main', defaultMessage: 'Main' })}>
        <NavLists />
        <div className={styles.account}>
          <Link to="/settings/account">
            <span className={`${shapeStyles.circle} ${styles.initials}`} aria-hidden="true">
              {initials(name)}
            </span>
            <span>
              {name}
              <small title={email}>{email}</small>
            </span>
          </Link>
        </div>
      </nav>
    </div>
  )
}
