import { useEffect, useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { Table, TableHead } from '../../../ui/table.tsx'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import type { FieldChange } from './fix-changes.ts'
import styles from './issue-panel.module.css'

/** The number of changes listed one by one. */
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
  t(
    {
      id: 'fix-preview.lines-change',
      defaultMessage: '{count, plural, one {# line changes} other {# lines change}}',
    },
    { count: changes.length },
  )

/**
 * Shows the effect of one fix on each line before it is applied; the focus comes here and goes back to the
 * button.
 */
export function FixPreview({ label, changes, isBusy, onApply, onCancel }: Props) {
  const id = useId()
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  return (
    <section className={`${layoutStyles.shrinks} ${styles.preview}`} aria-labelledby={id}>
      <h4 className={`${textStyles.small} ${textStyles.strong}`} id={id} ref={head} tabIndex={-1}>
        {label}: {countOf(changes)}
      </h4>
      <Table>
        <TableHead
          columns={[
            t({ id: 'common.line', defaultMessage: 'Line' }),
            t({ id: 'fix-preview.before', defaultMessage: 'Before' }),
            t({ id: 'fix-preview.after', defaultMessage: 'After' }),
          ]}
        />
        <tbody>
          {changes.slice(0, MAX_ROWS).map(({ path, place, before, after }) => (
            <tr key={path}>
              <th scope="row">{place}</th>
              <td className={`${textStyles.figures} ${textStyles.breaks}`}>
                {before || (
                  <span className={textStyles.secondary}>
                    {t({ id: 'fix-preview.blank', defaultMessage: 'Blank' })}
                  </span>
                )}
              </td>
              <td className={`${textStyles.figures} ${textStyles.breaks}`}>
                {after || (
                  <span className={textStyles.secondary}>
                    {t({ id: 'fix-preview.blank', defaultMessage: 'Blank' })}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {changes.length > MAX_ROWS && (
        <p>
          {t(
            {
              id: 'fix-preview.more-lines-each-same',
              defaultMessage: 'And {count} more lines, each in the same way.',
            },
            { count: changes.length - MAX_ROWS },
          )}
        </p>
      )}
      <div className={`${layoutStyles.wrap8} ${layoutStyles.spaceAbove12}`}>
        <Button small busy={isBusy} onClick={onApply}>
          {changes.length === 1
            ? t({ id: 'fix-preview.change-1-line', defaultMessage: 'Change 1 line' })
            : t(
                { id: 'fix-preview.change-lines', defaultMessage: 'Change {count} lines' },
                { count: changes.length },
              )}
        </Button>
        <Button look="quiet" small onClick={onCancel}>
          {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
        </Button>
      </div>
    </section>
  )
}
