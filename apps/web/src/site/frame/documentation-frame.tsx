import type { ReactNode } from 'react'

/** Every page of the documentation, in the order of its side navigation. */
export const DOCUMENTATION_NAV = [
  {
    group: 'Guides',
    pages: [
      ['/documentation', 'Documentation'],
      ['/documentation/quick-start', 'Quick Start'],
      ['/documentation/entries', 'Entries Guide'],
      ['/documentation/documents', 'Documents Guide'],
      ['/documentation/costs', 'What It Costs'],
      ['/documentation/status', 'Status & Messages'],
      ['/documentation/troubleshooting', 'Troubleshooting'],
    ],
  },
  {
    group: 'Reference',
    pages: [
      ['/documentation/faq', 'FAQ'],
      ['/documentation/glossary', 'Glossary'],
    ],
  },
  {
    group: 'Topics',
    pages: [
      ['/documentation/notifications', 'Notifications and tasks'],
      ['/documentation/roles', 'Roles'],
      ['/documentation/settings', 'Settings'],
      ['/documentation/reports', 'Reports and audit'],
      ['/documentation/de-minimis', 'De minimis context'],
      ['/documentation/accessibility', 'Accessibility'],
      ['/documentation/browser-support', 'Browser support'],
      ['/documentation/limitations', 'Known limitations'],
      ['/documentation/release-notes', 'Release notes'],
    ],
  },
] as const

export function DocumentationFrame({ path, children }: { path: string; children: ReactNode }) {
  return (
    <div className="wrap docs">
      <nav className="side" aria-label="Documentation pages">
        <details>
          <summary>All documentation pages</summary>
          <div>
            {DOCUMENTATION_NAV.map(({ group, pages }) => (
              <section key={group}>
                <h2>{group}</h2>
                <ul>
                  {pages.map(([href, title]) => (
                    <li key={href}>
                      <a href={href} aria-current={href === path ? 'page' : undefined}>
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </details>
      </nav>
      <article className="page">{children}</article>
    </div>
  )
}

/** A search field; '/' puts the cursor in it. The script that serves it shows it, for it is of no use without. */
export function SearchField({ label, kind }: { label: string; kind: 'pages' | 'items' }) {
  return (
    <search className="find-area">
      <form className="find" data-search={kind} hidden>
        <label htmlFor="search">{label}</label>
        <input className="in" id="search" name="q" type="search" aria-keyshortcuts="/" autoComplete="off" />
        <kbd title="Press / to search">/</kbd>
        <p className="found" role="status" data-found="" />
        {kind === 'pages' ? <ul className="list" data-results="" /> : null}
      </form>
    </search>
  )
}
