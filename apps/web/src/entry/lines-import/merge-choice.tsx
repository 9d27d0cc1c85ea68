import { importColumn } from '@edfe/domain/lines-import'
import { groupThousands } from '@edfe/domain/money'
import type { MergedRow } from '@edfe/domain/parts'
import { Disclosure } from '../../ui/disclosure.tsx'
import layoutStyles from '../../ui/layout.module.css'
import tableStyles from '../../ui/table.module.css'
import { Table } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { ImportChoice } from './import-choice.tsx'
import { columnName } from './import-messages.ts'

export interface Merge {
  /** The rows as lines, once equal ones are one line. */
  lines: readonly MergedRow[]
  isOn: boolean
  onChange: (isOn: boolean) => void
}

const COLUMNS = [
  'htsus',
  'origin_country',
  'manufacturer_mid',
  'net_qty',
  'net_uom',
  'entered_value',
] as const

/** Offers to merge rows that CBP accepts as one line, with the result. */
export function MergeChoice({ rows, lines, isOn, onChange }: Merge & { rows: number }) {
  const merged = lines.filter(({ invoiceRows }) => invoiceRows)
  return (
    <div className={`${layoutStyles.stack4} ${textStyles.small}`}>
      <ImportChoice
        isOn={isOn}
        onChange={onChange}
        label={t(
          {
            id: 'merge-choice.merge-equal-rows-rows-become',
            defaultMessage:
              'Merge equal rows: {rows} rows become {count} {count, plural, one {line} other {lines}}',
          },
          { rows, count: lines.length },
        )}
        hint={t({
          id: 'merge-choice.combines-rows-with-the-same',
          defaultMessage:
            'Combines rows with the same HTSUS number, origin, manufacturer and unit. Adds up values, quantities and weights; each line keeps its rows.',
        })}
      />
      <Disclosure
        title={t({ id: 'merge-choice.lines-of-several-rows', defaultMessage: 'Lines of several rows' })}
        aside={merged.length}
      >
        <Table>
          <thead>
            <tr>
              <th scope="col">{t({ id: 'merge-choice.rows', defaultMessage: 'Rows' })}</th>
              <th scope="col">{columnName('description')}</th>
              {COLUMNS.map((field) => (
                <th
                  key={field}
                  scope="col"
                  className={importColumn(field).number ? tableStyles.number : undefined}
                >
                  {columnName(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {merged.map(({ row, cells, invoiceRows }) => (
              <tr key={row}>
                <th scope="row">{invoiceRows?.length}</th>
                <td>{cells.description?.text}</td>
                {COLUMNS.map((field) => (
                  <td key={field} className={importColumn(field).number ? tableStyles.number : undefined}>
                    {importColumn(field).number
                      ? groupThousands(cells[field]?.text ?? '')
                      : cells[field]?.text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </div>
  )
}
