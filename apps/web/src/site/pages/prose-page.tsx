import type { ReactNode } from 'react'
import { withLinks } from '../frame/block-link.tsx'
import type { SitePage } from '../site-page.ts'

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

/** A page of running text in one column, with links at its end. */
export function prosePage(content: ProseContent, links?: ReactNode, extra?: ReactNode): SitePage {
  return {
    path: content.path,
    title: content.title,
    description: content.description,
    styles: ['plain'],
    body: (
      <div className="wrap solo prose">
        <h1>{content.title}</h1>
        {content.dated ? <p className="muted dated">{content.dated}</p> : null}
        <p className="lead">{content.lead}</p>
        {extra}
        {content.sections.map((section, index) => (
          <section key={section.heading}>
            <h2>{content.numbered ? `${index + 1}. ${section.heading}` : section.heading}</h2>
            {section.paragraphs?.map((text) => (
              <p key={text}>{withLinks(text)}</p>
            ))}
            {section.list ? (
              <ul>
                {section.list.map((text) => (
                  <li key={text}>{withLinks(text)}</li>
                ))}
              </ul>
            ) : null}
          </section>
        ))}
        {links ? <p className="links">{links}</p> : null}
      </div>
    ),
  }
}
