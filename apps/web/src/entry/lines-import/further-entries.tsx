import { sumOfField } from '@edfe/domain/lines-import'
import { groupThousands } from '@edfe/domain/money'
import type { MergedRow } from '@edfe/domain/parts'
import layoutStyles from '../../ui/layout.module.css'
import tableStyles from '../../ui/table.module.css'
import { Table } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import styles from './import.module.css'
import { ImportChoice } from './import-choice.tsx'
import { columnName } from './import-messages.ts'

interface Props {
  /** The rows entry by entry: those of this entry first. */
  parts: readonly (readonly MergedRow[])[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const SUMS = ['net_qty', 'entered_value', 'gross_weight_kg'] as const

/** Offers further entries for the rows that do not fit in this one, with the content of each. */
export function FurtherEntries({ parts, isOn, onChange }: Props) {
  const further = parts.length - 1
  const rows = parts.flat()
  return (
    <div className={`${layoutStyles.stack12} ${textStyles.small}`}>
      <ImportChoice
        isOn={isOn}
        onChange={onChange}
        label={t(
          {
            id: 'further-entries.put-the-other-lines-into',
            defaultMessage:
              'Put the other lines into {further, plural, one {a further entry} other {# further entries}}',
          },
          { further },
        )}
        hint={t({
          id: 'further-entries.an-entry-holds-999-lines',
          defaultMessage:
            'An entry holds 999 lines. A further entry is a draft of the same shipment with its own number: header, parties, transport and bond come along. Share the packages of the bill among the entries before you file them.',
        })}
      />
      <Table className={styles.checks}>
        <thead>
          <tr>
            <th scope="col">{t({ id: 'further-entries.entry', defaultMessage: 'Entry' })}</th>
            <th scope="col" className={tableStyles.number}>
              {t({ id: 'further-entries.lines', defaultMessage: 'Lines' })}
            </th>
            {SUMS.map((field) => (
              <th key={field} scope="col" className={tableStyles.number}>
                {columnName(field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, index) => (
            <PartRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sheet have no other name
              key={index}
              name={
                index === 0
                  ? t({ id: 'further-entries.this-entry', defaultMessage: 'This entry' })
                  : t(
                      { id: 'further-entries.further-entry', defaultMessage: 'Further entry {index}' },
                      { index },
                    )
              }
              rows={part}
            />
          ))}
        </tbody>
        <tfoot>
          <PartRow name={t({ id: 'further-entries.sheet', defaultMessage: 'Sheet' })} rows={rows} />
        </tfoot>
      </Table>
    </div>
  )
}

const PartRow = ({ name, rows }: { name: string; rows: readonly MergedRow[] }) => (
  <tr>
    <th scope="row">{name}</th>
    <td className={tableStyles.number}>{groupThousands(String(rows.length))}</td>
    {SUMS.map((field) => (
      <td key={field} className={tableStyles.number}>
        {groupThousands(sumOfField(rows, field))}
      </td>
    ))}
  </tr>
)
