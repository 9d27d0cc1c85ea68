import { useQuery } from '@tanstack/react-query'
import { authProvidersQuery } from '../api/new-installation.ts'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { T } from '../words/text.tsx'
import page from './account-page.module.css'
import logo from './google.svg'
import styles from './google-button.module.css'

/** Google sign-in, on servers that have the keys for it. */
export function GoogleButton({ onGoogle, busy }: { onGoogle: () => void; busy: boolean }) {
  const ways = useQuery(authProvidersQuery)
  if (!ways.data?.google) return null
  return (
    <>
      <div className={`${layoutStyles.row16} ${textStyles.secondary} ${page.alternative}`}>
        {t({ id: 'google-button.or', defaultMessage: 'or' })}
      </div>
      <Button look="quiet" isWide onClick={onGoogle} busy={busy}>
        <T
          id="google-button.continue-with-google"
          defaultMessage="{img}Continue with Google"
          values={{ img: <img className={styles.logo} src={logo} alt="" /> }}
        />
      </Button>
    </>
  )
}
