import { MAIN_LINKS, type NavItem, SETTINGS_LINKS, SUPPORT_LINKS } from '../../shell/nav-links.ts'
import button from '../../ui/button.module.css'
import iconStyles from '../../ui/icon.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { Logo } from '../../ui/logo.tsx'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { classNames } from '../ui/class-names.ts'
import disclosure from '../ui/disclosure.module.css'
import layout from '../ui/layout.module.css'
import styles from './site-header.module.css'
import { LanguageLinks } from './site-languages.tsx'

const QUIET = classNames(button.button, button.quiet)

const toolLinks = () =>
  [
    ['/tariff', t({ id: 'common.tariff', defaultMessage: 'Tariff' })],
    ['/estimate', t({ id: 'site-header.estimate', defaultMessage: 'Estimate' })],
  ] as const

function NavList({ links }: { links: readonly NavItem[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  )
}

function MenuGroup({ title, links }: { title: string; links: readonly NavItem[] }) {
  return (
    <details className={disclosure.disclosure}>
      <summary className={disclosure.summary}>{title}</summary>
      <NavList links={links} />
    </details>
  )
}

/** The signed-in menu. Native details open without a script; a script fills in the name. */
function SignedInMenu() {
  return (
    <details className={styles.menu}>
      <summary
        className={shapeStyles.unmarked}
        aria-label={t({ id: 'site-header.menu', defaultMessage: 'Menu' })}
      >
        <svg className={iconStyles.icon} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 4.5h12M2 8h12M2 11.5h12" />
        </svg>
      </summary>
      <div className={styles.panel}>
        <NavList links={MAIN_LINKS} />
        <MenuGroup
          title={t({ id: 'site-header.settings', defaultMessage: 'Settings' })}
          links={SETTINGS_LINKS}
        />
        <MenuGroup
          title={t({ id: 'site-header.support', defaultMessage: 'Support' })}
          links={SUPPORT_LINKS}
        />
        <div
          className={`${layoutStyles.row16} ${layoutStyles.spaceAbove12} ${layoutStyles.ruleAbove} ${styles.foot}`}
        >
          <p className={textStyles.strong} data-display-name="" />
          <button className={QUIET} type="button" data-sign-out="">
            {t({ id: 'site-header.sign-out', defaultMessage: 'Sign out' })}
          </button>
        </div>
      </div>
    </details>
  )
}

interface HeaderProps {
  signedIn: boolean
  /** The address of the page in English. */
  path: string
  /** Tags of the translations of the public pages. */
  languages: readonly string[]
}

/** The fixed bar of every public page. The server picks the variant by session. */
export function SiteHeader({ signedIn, path, languages }: HeaderProps) {
  return (
    <header className={styles.bar} data-screen-only="">
      <div className={layout.wrap}>
        <Logo href={signedIn ? '/dashboard' : '/'} />
        <nav className={styles.tools} aria-label={t({ id: 'site-header.tools', defaultMessage: 'Tools' })}>
          {toolLinks().map(([href, label]) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </nav>
        <nav
          className={styles.account}
          aria-label={t({ id: 'site-header.account', defaultMessage: 'Account' })}
        >
          <LanguageLinks path={path} languages={languages} className={classNames(QUIET, styles.wideOnly)} />
          {signedIn ? (
            <>
              <a className={classNames(QUIET, styles.wideOnly)} href="/dashboard">
                {t({ id: 'site-header.dashboard', defaultMessage: 'Dashboard' })}
              </a>
              <button className={classNames(QUIET, styles.wideOnly)} type="button" data-sign-out="">
                {t({ id: 'site-header.sign-out', defaultMessage: 'Sign out' })}
              </button>
              <SignedInMenu />
            </>
          ) : (
            <>
              <a className={QUIET} href="/sign-in">
                {t({ id: 'site-header.sign-in', defaultMessage: 'Sign in' })}
              </a>
              <a className={button.button} href="/create-account">
                {t({ id: 'common.create-account', defaultMessage: 'Create account' })}
              </a>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
