import { t } from '../words/t.ts'
import layoutStyles from './layout.module.css'
import { PageHead } from './page-head.tsx'
import panelStyles from './panel.module.css'
import { Panel } from './panel.tsx'
import styles from './skeleton.module.css'
import textStyles from './text.module.css'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Grey bars where text will be, with the loading words for those who do not see them. */
export function Skeleton({
  rows = 4,
  label = t({ id: 'skeleton.loading', defaultMessage: 'Loading…' }),
}: {
  rows?: number
  label?: string
}) {
  return (
    <div className={layoutStyles.stack12} role="status">
      <span className={textStyles.visuallyHidden}>{label}</span>
      {ROWS.slice(0, rows).map((row) => (
        <span key={row} className={styles.skeletonBar} aria-hidden="true" />
      ))}
    </div>
  )
}

/** A whole page that is still loading: its heading is there already, so that the focus has a place to go. */
export function PageSkeleton({ title, label }: { title: string; label?: string }) {
  return (
    <>
      <PageHead title={title} />
      <Panel className={panelStyles.body}>
        <Skeleton rows={6} label={label ?? t({ id: 'skeleton.loading', defaultMessage: 'Loading…' })} />
      </Panel>
    </>
  )
}
