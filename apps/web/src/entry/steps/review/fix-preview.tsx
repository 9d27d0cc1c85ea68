import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Table, TableHead } from '../../../ui/table.tsx'
import textStyles from '../../../ui/text.module.css'
import type { FieldChange } from './fix-changes.ts'
import styles from './issue-panel.module.css'

/** How many changes are listed one by one. */
const MAX_ROWS = 50

interface Props {
  /** The label of the field. */
  label: string
  changes: readonly FieldChange[]
  isBusy: boolean
  onApply: () => void
  onCancel: () => void
}

const countOf = (changes: readonly FieldChange[]): string =>
  changes.length === 1 ? '1 line changes' : `${changes.length} lines change`

/** What one fix does to each line, before it is done; the focus comes here and goes back to the button. */
export function FixPreview({ label, changes, isBusy, onApply, onCancel }: Props) {
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h4 id={id} ref={head} tabIndex={-1}>
        {label}: {countOf(changes)}
      </h4>
      <Table>
        <TableHead columns={['Line', 'Before', 'After']} />
        <tbody>
          {changes.slice(0, MAX_ROWS).map(({ path, place, before, after }) => (
            <tr key={path}>
              <th scope="row">{place}</th>
              <td>{before || <span className={textStyles.secondary}>Blank</span>}</td>
              <td>{after || <span className={textStyles.secondary}>Blank</span>}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {changes.length > MAX_ROWS && <p>And {changes.length - MAX_ROWS} more lines, each in the same way.</p>}
      <div className={styles.previewActions}>
        <Button small busy={isBusy} onClick={onApply}>
          {changes.length === 1 ? 'Change 1 line' : `Change ${changes.length} lines`}
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
