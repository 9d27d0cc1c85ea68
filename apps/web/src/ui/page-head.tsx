import type { ReactNode } from 'react'
import layoutStyles from './layout.module.css'
import styles from './page-head.module.css'
import textStyles from './text.module.css'

interface PageHeadProps {
  title: string
  /** The document's title if the heading differs from it, such as a greeting. */
  name?: string
  sub?: ReactNode
  actions?: ReactNode
}

/** Title line of a page. The heading takes the focus after a change of route, so it is focusable by script. */
export function PageHead({ title, name, sub, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h1 tabIndex={-1} data-name={name}>
          {title}
        </h1>
        {sub && <p className={`${textStyles.secondary} ${layoutStyles.spaceAbove6}`}>{sub}</p>}
      </div>
      {actions && <div className={`${layoutStyles.actions} ${styles.actions}`}>{actions}</div>}
    </div>
  )
}
