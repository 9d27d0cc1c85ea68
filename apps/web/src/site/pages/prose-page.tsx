import type { ReactNode } from 'react'
import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import text from '../../ui/text.module.css'
import type { SitePage } from '../site-page.ts'
import { withLinks } from '../ui/block-link.tsx'
import { classNames } from '../ui/class-names.ts'
import layout from '../ui/layout.module.css'
import { type PageLink, PageLinks } from '../ui/page-links.tsx'
import styles from './prose-page.module.css'

/** A section of running text: its heading, paragraphs and, where it has them, a list. */
export interface ProseSection {
  heading: string
  paragraphs?: readonly string[]
  list?: readonly string[]
}

export interface ProseContent {
  path: string
  title: string
  description: string
  /** Set where the text is dated, e.g. 'Last updated September 1, 2025'. */
  dated?: string
  lead: string
  sections: readonly ProseSection[]
  /** Number the headings (terms). */
  numbered?: boolean
}

/** A page of running text in one column, with links at its end. `drawing` follows the lead. */
export function prosePage(content: ProseContent, links: readonly PageLink[], drawing?: ReactNode): SitePage {
  return {
    path: content.path,
    title: content.title,
    description: content.description,
    body: (
      <div className={classNames(layout.wrap, layout.page, styles.prose)}>
        <h1 className={layout.pageTitle}>{content.title}</h1>
        {content.dated ? <p className={`${text.secondary} ${styles.dated}`}>{content.dated}</p> : null}
        <p className={classNames(text.measure, layoutStyles.spaceAbove16, text.lead)}>{content.lead}</p>
        {drawing}
        {content.sections.map((section, index) => (
          <section className={layoutStyles.spaceAbove32} key={section.heading}>
            <h2 className={text.subtitle}>
              {content.numbered ? `${index + 1}. ${section.heading}` : section.heading}
            </h2>
            {section.paragraphs?.map((paragraph) => (
              <p key={paragraph}>{withLinks(paragraph)}</p>
            ))}
            {section.list ? (
              <ul className={shapeStyles.dashes}>
                {section.list.map((item) => (
                  <li key={item}>{withLinks(item)}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        <PageLinks links={links} />
      </div>
    ),
  }
}
