import type { Paper } from '../../form-guide/papers.ts'
import styles from './paper-drawing.module.css'

/** A document as its labeled values, with the one to look for marked. */
export function PaperDrawing({ paper, marked }: { paper: Paper; marked: string }) {
  const cells = paper.rows.flat()
  const sought = cells.find(({ key }) => key === marked)
  return (
    <div
      role="img"
      aria-label={`${paper.name}, example. Look for “${sought?.label}”: ${sought?.value}.`}
      className={styles.paper}
    >
      <p>
        <b>{paper.name}</b> {paper.issuer}
      </p>
      <dl>
        {cells.map(({ key, label, value }) => (
          <div key={key} className={key === marked ? styles.marked : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
