import { Mark } from './mark.tsx'

const SETTINGS = [
  ['/settings/account', 'Account'],
  ['/settings/notifications', 'Notifications'],
  ['/settings/security', 'Security'],
  ['/settings/organization', 'Organization'],
  ['/settings/members', 'Members'],
] as const

function MenuGroup({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) {
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The signed-in menu: native details, so that it opens without a script; the name is filled in by one. */
function SignedInMenu() {
  return (
    <details className="menu">
      <summary aria-label="Menu">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 4.5h12M2 8h12M2 11.5h12" />
        </svg>
      </summary>
      <div className="menu-panel">
        <ul>
          <li>
            <a href="/dashboard">Dashboard</a>
          </li>
          <li>
            <a href="/entries">Entries</a>
          </li>
          <li>
            <a href="/reports">Reports</a>
          </li>
        </ul>
        <MenuGroup title="Settings" links={SETTINGS} />
        <MenuGroup
          title="Support"
          links={[
            ['/help', 'Help Center'],
            ['/contact', 'Contact'],
          ]}
        />
        <p className="menu-name" data-display-name="" />
      </div>
    </details>
  )
}

/** The fixed bar of every public page. The server picks the variant by session. */
export function SiteHeader({ signedIn }: { signedIn: boolean }) {
  return (
    <header className="top">
      <div className="wrap">
        <Mark href={signedIn ? '/dashboard' : '/'} />
        <nav aria-label="Account">
          {signedIn ? (
            <>
              <a className="btn quiet wide-screen" href="/dashboard">
                Dashboard
              </a>
              <button className="btn quiet" type="button" data-sign-out="">
                Sign out
              </button>
              <SignedInMenu />
            </>
          ) : (
            <>
              <a className="btn quiet" href="/sign-in">
                Sign in
              </a>
              <a className="btn" href="/create-account">
                Create account
              </a>
            </>
          )}
        </nav>
      </div>
    </header>
  )
}
