import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import styles from './link-list.module.css'

/** A page with its one-line summary. */
export interface ListedPage {
  path: string
  title: string
  summary: string
}

/** Pages as rows of title and summary. */
export function LinkList({ pages }: { pages: readonly ListedPage[] }) {
  return (
    <ul className={`${layoutStyles.spaceAbove20} ${layoutStyles.ruledList} ${styles.list}`}>
      {pages.map(({ path, title, summary }) => (
        <li key={path}>
          <a className={textStyles.strong} href={path}>
            {title}
          </a>
          <p className={textStyles.muted}>{summary}</p>
        </li>
      ))}
    </ul>
  )
}

/** The empty list that the search script fills with rows of the same kind. */
export function SearchResults() {
  return (
    <ul className={`${layoutStyles.spaceAbove20} ${layoutStyles.ruledList} ${styles.list}`} data-results="" />
  )
}
