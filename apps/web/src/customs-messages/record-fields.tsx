import type { MessageRecord } from '@edfe/contracts/customs/messages'
import panelStyles from '../ui/panel.module.css'
import { Records } from '../ui/records.tsx'
import tableStyles from '../ui/table.module.css'
import { Table, TableHead } from '../ui/table.tsx'
import { t } from '../words/t.ts'

interface Props {
  record: MessageRecord
  /** Leaves out the fields that are as they were. */
  onlyChanges: boolean
}

/** A record as it was sent, and its fields with their columns and values. CBP's names of fields are English. */
export function RecordFields({ record, onlyChanges }: Props) {
  const fields = onlyChanges ? record.fields.filter(({ before }) => before !== undefined) : record.fields
  const columns = t({ id: 'record-fields.columns', defaultMessage: 'Columns' })
  const value = t({ id: 'record-fields.value', defaultMessage: 'Value' })
  return (
    <>
      <div className={panelStyles.body}>
        <Records images={[record.image]} />
      </div>
      {fields.length > 0 && (
        <Table isStacked>
          <TableHead columns={[t({ id: 'record-fields.field', defaultMessage: 'Field' }), columns, value]} />
          <tbody>
            {fields.map(({ label, start, end, value: text, before }) => (
              <tr key={start}>
                <td lang="en" translate="no">
                  {label}
                </td>
                <td data-label={columns}>
                  {t({ id: 'record-fields.span', defaultMessage: '{start}–{end}' }, { start, end })}
                </td>
                <td data-label={value} className={tableStyles.twoLines}>
                  {text === '' ? t({ id: 'record-fields.blank', defaultMessage: 'Blank' }) : text}
                  {before !== undefined && (
                    <small>
                      {before === ''
                        ? t({ id: 'record-fields.blank-before', defaultMessage: 'Blank before' })
                        : t({ id: 'record-fields.before', defaultMessage: '{before} before' }, { before })}
                    </small>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
