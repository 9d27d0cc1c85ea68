import { Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMe } from '../session/use-me.ts'
import { applyAppearance } from '../ui/appearance.ts'
import { showTips } from '../ui/tips.ts'
import styles from './shell.module.css'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useLiveEvents } from './use-live-events.ts'

/** Frame of every signed-in page: bar, sidebar, one column. The account's theme, density and tips hold from here on. */
export function Shell() {
  const me = useMe().data
  const preferences = me?.preferences
  useEffect(() => {
    if (!preferences) return
    applyAppearance(preferences.theme, preferences.density)
    showTips(preferences.show_tips)
  }, [preferences])
  useLiveEvents()
  return (
    <>
      <TopBar signedIn />
      <div className="frame">
        <Sidebar />
        <main className={styles.main} id="main" tabIndex={-1}>
          <div className={styles.column}>
            <Outlet />
          </div>
        </main>
      </div>
      <ShortcutSheet
        enabled={preferences?.kb_shortcuts ?? true}
        mayCreate={!me?.membership || me.may.includes('entry.edit')}
      />
    </>
  )
}
