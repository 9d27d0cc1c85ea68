import type { ReactNode } from 'react'
import { DOCUMENTATION, DOCUMENTATION_GROUPS } from '../documentation-pages.ts'
import { classNames } from '../ui/class-names.ts'
import disclosure from '../ui/disclosure.module.css'
import layout from '../ui/layout.module.css'
import styles from './documentation-frame.module.css'
import { SearchField } from './search-field.tsx'

interface FrameProps {
  path: string
  lead?: string
  /** Official sources of the customs facts on the page. */
  sources?: string
  title: string
  /** The search of the page's own items, in place of the search of all pages. */
  search?: ReactNode
  /** A link beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** A page of the documentation: its navigation, its title and lead, its own parts, its sources. */
export function DocumentationFrame({ path, title, lead, sources, search, aside, children }: FrameProps) {
  return (
    <div className={classNames(layout.wrap, styles.frame)}>
      <DocumentationNavigation path={path} />
      <article className={styles.article}>
        {aside ? (
          <div className={styles.head}>
            <h1>{title}</h1>
            {aside}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        {search ?? <SearchField label="Search the documentation" kind="pages" />}
        {children}
        {sources ? <p className={styles.sources}>{sources}</p> : null}
      </article>
    </div>
  )
}

function DocumentationNavigation({ path }: { path: string }) {
  return (
    <nav className={styles.navigation} aria-label="Documentation pages">
      <details>
        <summary className={disclosure.summary}>All documentation pages</summary>
        <div>
          {DOCUMENTATION_GROUPS.map(({ group, pages }, index) => (
            <section key={group}>
              <h2>{group}</h2>
              <ul>
                {[...(index === 0 ? [DOCUMENTATION] : []), ...pages].map(({ path: href, title }) => (
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
  )
}
