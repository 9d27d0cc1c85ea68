import { Link } from '@tanstack/react-router'
import { entriesText, money } from '../messages/money.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import tableStyles from '../ui/table.module.css'
import { Table, TableHead } from '../ui/table.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { changeText } from './part-change.ts'
import styles from './parts.module.css'
import type { PartRow } from './use-parts.ts'

const columnsList = () => [
  t({ id: 'parts-table.part-number', defaultMessage: 'Part number' }),
  t({ id: 'common.goods', defaultMessage: 'Goods' }),
  'HTS',
  t({ id: 'common.origin', defaultMessage: 'Origin' }),
  t({ id: 'parts-table.manufacturer', defaultMessage: 'Manufacturer' }),
  t({ id: 'parts-table.last-value', defaultMessage: 'Last value' }),
  t({ id: 'parts-table.used-in', defaultMessage: 'Used in' }),
]

interface Props {
  rows: readonly PartRow[]
  mayEdit: boolean
  isSelected: (id: string) => boolean
  onSelect: (row: PartRow, isSelected: boolean) => void
  onEdit: (row: PartRow) => void
  onDelete: (row: PartRow) => void
  onChecked: (row: PartRow) => void
}

/** One page of parts; what the tariff changes is under the number of the tariff. */
export function PartsTable({ rows, ...actions }: Props) {
  return (
    <Table isStacked className={styles.parts}>
      <TableHead columns={columnsList()} hasSelection={actions.mayEdit} hasActions />
      <tbody>
        {rows.map((row) => (
          <PartTableRow key={row.id} row={row} {...actions} />
        ))}
      </tbody>
    </Table>
  )
}

function PartTableRow({ row, ...props }: Omit<Props, 'rows'> & { row: PartRow }) {
  const { mayEdit, isSelected, onSelect, onEdit, onDelete, onChecked } = props
  const { part, change, used_in, last_unit_value } = row
  const number = part.part_number
  return (
    <tr className={isSelected(row.id) ? tableStyles.selected : undefined}>
      {mayEdit && (
        <td>
          <input
            type="checkbox"
            aria-label={t({ id: 'parts-table.select', defaultMessage: 'Select {number}' }, { number })}
            checked={isSelected(row.id)}
            onChange={({ currentTarget }) => onSelect(row, currentTarget.checked)}
          />
        </td>
      )}
      <th className={`${textStyles.small} ${textStyles.ink}`} scope="row">
        {number}
      </th>
      <td data-label={t({ id: 'common.goods', defaultMessage: 'Goods' })}>{part.description}</td>
      <td data-label="HTS" className={tableStyles.twoLines}>
        {part.htsus}
        {change && (
          <small className={styles.change}>
            <span>
              <Icon name="warning" /> {changeText(change)}
            </span>
            {mayEdit && (
              <Button
                look="inline"
                aria-label={t({ id: 'parts-table.checked', defaultMessage: 'Checked {number}' }, { number })}
                onClick={() => onChecked(row)}
              >
                {t({ id: 'parts-table.checked-2', defaultMessage: 'Checked' })}
              </Button>
            )}
          </small>
        )}
      </td>
      <td data-label={t({ id: 'common.origin', defaultMessage: 'Origin' })}>{part.origin_country}</td>
      <td
        data-label={t({ id: 'parts-table.manufacturer', defaultMessage: 'Manufacturer' })}
        className={tableStyles.twoLines}
      >
        {part.manufacturer_mid}
        {part.manufacturer?.name && <small className={textStyles.breaks}>{part.manufacturer.name}</small>}
      </td>
      <td data-label={t({ id: 'parts-table.last-value', defaultMessage: 'Last value' })}>
        {last_unit_value &&
          t(
            { id: 'parts-table.per-unit', defaultMessage: '{price} per unit' },
            { price: money(last_unit_value) },
          )}
      </td>
      <td data-label={t({ id: 'parts-table.used-in', defaultMessage: 'Used in' })}>
        {used_in > 0 && (
          <Link to="/entries" search={{ q: number }}>
            {entriesText(used_in)}
          </Link>
        )}
      </td>
      <td className={tableStyles.actions}>
        {mayEdit && (
          <>
            <IconButton
              icon="edit"
              label={t({ id: 'parts-table.edit', defaultMessage: 'Edit {number}' }, { number })}
              onClick={() => onEdit(row)}
            />
            <IconButton
              icon="trash"
              label={t({ id: 'parts-table.delete', defaultMessage: 'Delete {number}' }, { number })}
              onClick={() => onDelete(row)}
            />
          </>
        )}
      </td>
    </tr>
  )
}
