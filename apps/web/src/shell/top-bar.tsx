import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useCallback, useRef, useState } from 'react'
import { useOrganization } from '../api/organization.ts'
import { useSession } from '../session/session-store.ts'
import { signOut } from '../session/sign-out.ts'
import { useHasSeveralOrganizations } from '../session/use-organizations.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Logo } from '../ui/logo.tsx'
import shapeStyles from '../ui/shape.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { MobileMenu } from './mobile-menu.tsx'
import { NotificationBell } from './notification-bell.tsx'
import styles from './shell.module.css'
import topBarStyles from './top-bar.module.css'

/** For somebody who works in several organizations. */
const SwitchDialog = lazyDialog(async () => (await import('./switch-dialog.tsx')).SwitchDialog)

/** The organization of the page; a button for someone who works in several. */
function OrganizationName({ onSwitch }: { onSwitch: () => void }) {
  const organization = useOrganization().data?.organization
  const hasSeveral = useHasSeveralOrganizations()
  if (!organization)
    return (
      <span
        className={`${textStyles.note} ${textStyles.right} ${textStyles.tight} ${layoutStyles.toEnd} ${styles.organization}`}
      />
    )
  return (
    <div
      className={`${textStyles.note} ${textStyles.right} ${textStyles.tight} ${layoutStyles.toEnd} ${styles.organization}`}
    >
      {hasSeveral ? (
        <button
          type="button"
          className={`${shapeStyles.bare} ${textStyles.ink} ${styles.switch}`}
          aria-haspopup="dialog"
          onClick={onSwitch}
        >
          <b className={`${textStyles.small} ${textStyles.ink} ${textStyles.block}`}>{organization.name}</b>
          <span className={textStyles.visuallyHidden}>
            , {t({ id: 'top-bar.switch-organization', defaultMessage: 'switch organization' })}
          </span>
          <Icon name="chevron-down" />
        </button>
      ) : (
        <b className={`${textStyles.small} ${textStyles.ink} ${textStyles.block}`}>{organization.name}</b>
      )}
      <span className={textStyles.block}>
        {t(
          { id: 'top-bar.filer-code', defaultMessage: 'Filer code {filerCode}' },
          { filerCode: organization.cbp_filer_code ?? 'ZZZ' },
        )}
      </span>
    </div>
  )
}

/**
 * Returns a visitor's destination, kept through both ways in: an invitation, or the page that asked for a
 * session.
 */
function useWayBack(): { redirect?: string } {
  const { pathname, search } = useLocation()
  if (pathname.startsWith('/invitations/')) return { redirect: pathname }
  const { redirect } = search as { redirect?: unknown }
  return typeof redirect === 'string' ? { redirect } : {}
}

/** The fixed bar of every page: visitor's two ways in, or the organisation, sign-out and menu; bars while unknown. */
export function TopBar({ signedIn }: { signedIn: boolean }) {
  const { loading, user } = useSession()
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const [menu, setMenu] = useState(false)
  const [switching, setSwitching] = useState(false)
  const burger = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => {
    setMenu(false)
    burger.current?.focus()
  }, [])
  const leave = async () => {
    setMenu(false)
    if ((await signOut()) === 'signed_out') await navigate({ to: '/sign-in' })
  }
  return (
    <header className={topBarStyles.bar} data-screen-only="">
      <Logo href={signedIn ? '/dashboard' : '/'} />
      {loading && !user && (
        <span className={styles.placeholder} role="status">
          <span className={textStyles.visuallyHidden}>
            {t({ id: 'top-bar.loading-your-account', defaultMessage: 'Loading your account' })}
          </span>
        </span>
      )}
      {!signedIn && !(loading && !user) && (
        <nav
          className={`${layoutStyles.actions} ${styles.visitorLinks}`}
          aria-label={t({ id: 'top-bar.account', defaultMessage: 'Account' })}
        >
          <LinkButton to="/sign-in" search={wayBack} look="quiet">
            {t({ id: 'top-bar.sign-in', defaultMessage: 'Sign in' })}
          </LinkButton>
          <LinkButton to="/create-account" search={wayBack}>
            {t({ id: 'top-bar.create-account', defaultMessage: 'Create account' })}
          </LinkButton>
        </nav>
      )}
      {signedIn && (
        <>
          <OrganizationName onSwitch={() => setSwitching(true)} />
          <NotificationBell />
          <Button look="quiet" small className={styles.wideOnly} onClick={leave}>
            {t({ id: 'top-bar.sign-out', defaultMessage: 'Sign out' })}
          </Button>
          <IconButton
            ref={burger}
            className={styles.burger}
            icon={menu ? 'close' : 'menu'}
            label={
              menu
                ? t({ id: 'top-bar.close-menu', defaultMessage: 'Close menu' })
                : t({ id: 'top-bar.open-menu', defaultMessage: 'Open menu' })
            }
            aria-expanded={menu}
            aria-controls="mobile-menu"
            onClick={() => setMenu(!menu)}
          />
          {menu && (
            <MobileMenu
              id="mobile-menu"
              onClose={close}
              onSwitch={() => {
                close()
                setSwitching(true)
              }}
              onSignOut={leave}
            />
          )}
          {switching && (
            <Suspense>
              <SwitchDialog onClose={() => setSwitching(false)} />
            </Suspense>
          )}
        </>
      )}
    </header>
  )
}
