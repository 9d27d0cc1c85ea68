import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { authProvidersQuery } from '../api/new-installation.ts'
import { Alert } from '../ui/alert.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './new-installation-note.module.css'

/** Says on the pages of an account that nobody has one yet, and where to go on; nothing once somebody has. */
export function NewInstallationNote({ offersAccount }: { offersAccount?: boolean }) {
  const ways = useQuery(authProvidersQuery)
  if (!ways.data?.is_new) return null
  return (
    <Alert tone="info" className={styles.note}>
      <p className={textStyles.strong}>
        {t({
          id: 'new-installation-note.this-installation-has-no-accounts',
          defaultMessage: 'This installation has no accounts yet.',
        })}
      </p>
      <p className={`${layoutStyles.wrap} ${styles.ways}`}>
        {offersAccount && (
          <Link to="/create-account">
            {t({
              id: 'new-installation-note.create-the-first-account',
              defaultMessage: 'Create the first account',
            })}
          </Link>
        )}
        <Link to="/restore">
          {t({ id: 'new-installation-note.restore-a-backup', defaultMessage: 'Restore a backup' })}
        </Link>
      </p>
    </Alert>
  )
}
