import type { ReactNode } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { documentationGroups, firstDocumentationPage } from '../documentation-pages.ts'
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
  /** A link next to the title. */
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
          <div className={`${layoutStyles.wrapApart} ${layoutStyles.alignEnd} ${styles.head}`}>
            <h1>{title}</h1>
            {aside}
          </div>
        ) : (
          <h1>{title}</h1>
        )}
        {lead ? (
          <p
            className={`${textStyles.muted} ${textStyles.large} ${layoutStyles.spaceAbove12} ${styles.lead}`}
          >
            {lead}
          </p>
        ) : null}
        {search ?? (
          <SearchField
            label={t({
              id: 'documentation-frame.search',
              defaultMessage: 'Search the documentation',
            })}
            kind="pages"
          />
        )}
        {children}
        {sources ? (
          <p
            className={`${textStyles.secondary} ${layoutStyles.spaceAbove32} ${layoutStyles.ruleAbove} ${styles.sources}`}
          >
            {sources}
          </p>
        ) : null}
      </article>
    </div>
  )
}

function DocumentationNavigation({ path }: { path: string }) {
  return (
    <nav
      className={styles.navigation}
      data-screen-only=""
      aria-label={t({ id: 'documentation-frame.pages', defaultMessage: 'Documentation pages' })}
    >
      <details>
        <summary className={disclosure.summary}>
          {t({
            id: 'documentation-frame.all-pages',
            defaultMessage: 'All documentation pages',
          })}
        </summary>
        <div>
          {documentationGroups().map(({ id, title: group, pages }, index) => (
            <section key={id}>
              <h2>{group}</h2>
              <ul>
                {[...(index === 0 ? [firstDocumentationPage()] : []), ...pages].map(
                  ({ path: href, title }) => (
                    <li key={href}>
                      <a href={href} aria-current={href === path ? 'page' : undefined}>
                        {title}
                      </a>
                    </li>
                  ),
                )}
              </ul>
            </section>
          ))}
        </div>
      </details>
    </nav>
  )
}
