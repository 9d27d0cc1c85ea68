import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import type { Guide, GuideSection } from '../content/guides/guide.ts'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import type { SitePage } from '../site-page.ts'
import { withLinks } from '../ui/block-link.tsx'
import styles from './guide-page.module.css'

function Items({ items, ordered }: { items: readonly string[]; ordered?: boolean }) {
  const rows = items.map((text) => <li key={text}>{withLinks(text)}</li>)
  return ordered ? (
    <ol className={styles.steps}>{rows}</ol>
  ) : (
    <ul className={`${shapeStyles.dashes} ${styles.points}`}>{rows}</ul>
  )
}

function GuideTable({ head, rows }: NonNullable<GuideSection['table']>) {
  return (
    <table className={`${layoutStyles.spaceAbove12} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, means]) => (
          <tr key={what}>
            <th scope="row">{withLinks(what)}</th>
            <td className={textStyles.muted}>{withLinks(means)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A guide or topic as a page of the documentation. */
export const guidePage = (guide: Guide): SitePage => ({
  path: guide.path,
  title: guide.title,
  description: guide.description,
  scripts: ['search'],
  body: (
    <DocumentationFrame
      path={guide.path}
      title={guide.title}
      lead={guide.lead}
      sources={
        guide.sources &&
        t(
          { id: 'guide-page.sources', defaultMessage: 'Sources: {sources}.' },
          { sources: guide.sources.join('; ') },
        )
      }
    >
      {guide.sections.map((section) => (
        <section className={`${layoutStyles.spaceAbove32} ${styles.section}`} key={section.heading}>
          <h2 className={textStyles.subtitle}>{section.heading}</h2>
          {section.paragraphs?.map((text) => (
            <p key={text}>{withLinks(text)}</p>
          ))}
          {section.steps ? <Items items={section.steps} ordered /> : null}
          {section.table ? <GuideTable {...section.table} /> : null}
          {section.list ? <Items items={section.list} /> : null}
        </section>
      ))}
    </DocumentationFrame>
  ),
})
