import { Outlet, useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect } from 'react'
import { useAccountLanguage } from '../session/account-language.ts'
import { useMe } from '../session/use-me.ts'
import { applyAppearance } from '../ui/appearance.ts'
import { lazyComponent } from '../ui/lazy-component.ts'
import { showTips } from '../ui/tips.ts'
import { PaletteKey } from './palette-key.tsx'
import { PracticeBar } from './practice-bar.tsx'
import { SECOND_FACTOR_PAGE, SecondFactorNeeded } from './second-factor-needed.tsx'
import styles from './shell.module.css'
import { ShortcutKeys } from './shortcut-keys.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveEvents } from './use-live-events.ts'

const DisabledMember = lazyComponent(async () => (await import('./disabled-member.tsx')).DisabledMember)

/**
 * Frame of every signed-in page: bar, sidebar, one column. The account's theme, density and tips hold from here on.
 * Shows `children`, or else the page of the route.
 */
export function Shell({ children }: { children?: ReactNode }) {
  const me = useMe().data
  const preferences = me?.preferences
  useEffect(() => {
    if (!preferences) return
    applyAppearance(preferences.theme, preferences.density)
    showTips(preferences.show_tips)
  }, [preferences])
  useLiveEvents()
  useAccountLanguage()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (me?.disabled_in)
    return (
      <Suspense>
        <DisabledMember organization={me.disabled_in} />
      </Suspense>
    )
  const mayCreate = !me?.membership || me.may.includes('entry.edit')
  const isShut = me?.lacks_second_factor && pathname !== SECOND_FACTOR_PAGE
  const page = isShut ? (
    <SecondFactorNeeded organization={me.membership?.org_name ?? ''} />
  ) : (
    (children ?? <Outlet />)
  )
  return (
    <>
      <TopBar signedIn />
      <PracticeBar />
      <div className={styles.frame}>
        <Sidebar />
        <main className={styles.main} id="main" tabIndex={-1}>
          <div className={styles.column}>{page}</div>
        </main>
      </div>
      <ShortcutKeys enabled={preferences?.kb_shortcuts ?? true} mayCreate={mayCreate} />
      <PaletteKey mayCreate={mayCreate} />
    </>
  )
}
