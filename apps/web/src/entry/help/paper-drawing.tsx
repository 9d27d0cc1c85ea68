import type { Paper } from '../../form-guide/papers.ts'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './paper-drawing.module.css'

/** A document as its labeled values, with the one to look for marked. */
export function PaperDrawing({ paper, marked }: { paper: Paper; marked: string }) {
  const cells = paper.rows.flat()
  const sought = cells.find(({ key }) => key === marked)
  return (
    <div
      role="img"
      aria-label={t(
        {
          id: 'paper-drawing.label',
          defaultMessage: '{paper}, example. Look for “{label}”: {example}.',
        },
        { paper: t(paper.name), label: sought && t(sought.label), example: sought?.value },
      )}
      className={styles.paper}
    >
      <p>
        <b className={`${textStyles.fine} ${textStyles.ink} ${textStyles.block}`}>{t(paper.name)}</b>{' '}
        {t(paper.issuer)}
      </p>
      <dl>
        {cells.map(({ key, label, value }) => (
          <div key={key} className={key === marked ? styles.marked : undefined}>
            <dt>{t(label)}</dt>
            <dd className={`${textStyles.strong} ${textStyles.breaks}`}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
