import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import field from '../ui/field.module.css'
import { SearchResults } from '../ui/link-list.tsx'
import styles from './search-field.module.css'

/** A search field; '/' moves the cursor into it. It is hidden until its script runs. */
export function SearchField({ label, kind }: { label: string; kind: 'pages' | 'items' }) {
  return (
    <search>
      <form
        className={`${layoutStyles.grid} ${layoutStyles.spaceAbove24} ${styles.form}`}
        data-screen-only=""
        data-search={kind}
        hidden
      >
        <label className={textStyles.strong} htmlFor="search">
          {label}
        </label>
        <input
          className={field.input}
          id="search"
          name="q"
          type="search"
          aria-keyshortcuts="/"
          autoComplete="off"
        />
        <kbd
          className={shapeStyles.boxed}
          title={t({ id: 'search-field.title', defaultMessage: 'Press / to search' })}
        >
          /
        </kbd>
        <p className={textStyles.secondary} role="status" data-found="" />
        {kind === 'pages' ? <SearchResults /> : null}
      </form>
    </search>
  )
}
