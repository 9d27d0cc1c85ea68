import type { Guide, GuideSection } from '../content/guides/guide.ts'
import { withLinks } from '../frame/block-link.tsx'
import { DocumentationFrame } from '../frame/documentation-frame.tsx'
import type { SitePage } from '../site-page.ts'

function Items({ items, ordered }: { items: readonly string[]; ordered?: boolean }) {
  const rows = items.map((text) => <li key={text}>{withLinks(text)}</li>)
  return ordered ? <ol className="steps">{rows}</ol> : <ul className="points">{rows}</ul>
}

function GuideTable({ head, rows }: NonNullable<GuideSection['table']>) {
  return (
    <table className="two-column">
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
            <td>{withLinks(means)}</td>
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
  styles: ['documentation'],
  body: (
    <DocumentationFrame path={guide.path}>
      <h1>{guide.title}</h1>
      <p className="lead">{guide.lead}</p>
      {guide.sections.map((section) => (
        <section className="guide" key={section.heading}>
          <h2>{section.heading}</h2>
          {section.paragraphs?.map((text) => (
            <p key={text}>{withLinks(text)}</p>
          ))}
          {section.steps ? <Items items={section.steps} ordered /> : null}
          {section.table ? <GuideTable {...section.table} /> : null}
          {section.list ? <Items items={section.list} /> : null}
        </section>
      ))}
      {guide.sources ? <p className="source">Sources: {guide.sources.join('; ')}.</p> : null}
    </DocumentationFrame>
  ),
})
