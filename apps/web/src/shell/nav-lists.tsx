import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { Icon, type IconName } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import shapeStyles from '../ui/shape.module.css'
import { t } from '../words/t.ts'
import { MAIN_LINKS, SUPPORT_LINKS } from './nav-links.ts'
import styles from './sidebar.module.css'
import { useSettingsLinks } from './use-settings-links.ts'

function Section(props: { icon: IconName; label: string; startsOpen: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(props.startsOpen)
  useEffect(() => {
    if (props.startsOpen) setOpen(true)
  }, [props.startsOpen])
  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)
  return (
    <details open={open} onToggle={onToggle}>
      <summary className={shapeStyles.unmarked}>
        <Icon name={props.icon} />
        {props.label}
        <Icon name="chevron-right" className={`${layoutStyles.toEnd} ${styles.chevron}`} />
      </summary>
      {props.children}
    </details>
  )
}

/** Main links, then Settings (opens itself on its pages) and Support; each section keeps its own state. */
export function NavLists({ onNavigate }: { onNavigate?: () => void }) {
  const settingsLinks = useSettingsLinks()
  const inSettings = useLocation({
    select: ({ pathname }) => settingsLinks.some(({ to }) => pathname.startsWith(to)),
  })
  return (
    <>
      <ul className={layoutStyles.stack2}>
        {MAIN_LINKS.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} onClick={onNavigate} activeProps={{ 'aria-current': 'page' }}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.separator} />
      <Section
        icon="settings"
        label={t({ id: 'nav-lists.settings', defaultMessage: 'Settings' })}
        startsOpen={inSettings}
      >
        <ul className={`${layoutStyles.stack2} ${styles.sub}`}>
          {settingsLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} onClick={onNavigate} activeProps={{ 'aria-current': 'page' }}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        icon="help"
        label={t({ id: 'nav-lists.support', defaultMessage: 'Support' })}
        startsOpen={false}
      >
        <ul className={`${layoutStyles.stack2} ${styles.sub}`}>
          {SUPPORT_LINKS.map(({ to, label }) => (
            <li key={to}>
              <a href={to}>{label}</a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
