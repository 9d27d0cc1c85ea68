import { Link } from '@tanstack/react-router'
import { entriesText, money } from '../messages/money.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import tableStyles from '../ui/table.module.css'
import { Table, TableHead } from '../ui/table.tsx'
import { changeText } from './part-change.ts'
import styles from './parts.module.css'
import type { PartRow } from './use-parts.ts'

const COLUMNS = ['Part number', 'Goods', 'HTS', 'Origin', 'Manufacturer', 'Last value', 'Used in']

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
      <TableHead columns={COLUMNS} hasSelection={actions.mayEdit} hasActions />
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
            aria-label={`Select ${number}`}
            checked={isSelected(row.id)}
            onChange={({ currentTarget }) => onSelect(row, currentTarget.checked)}
          />
        </td>
      )}
      <th scope="row">{number}</th>
      <td data-label="Goods">{part.description}</td>
      <td data-label="HTS" className={tableStyles.twoLines}>
        {part.htsus}
        {change && (
          <small className={styles.change}>
            <span>
              <Icon name="warning" /> {changeText(change)}
            </span>
            {mayEdit && (
              <Button look="inline" aria-label={`Checked ${number}`} onClick={() => onChecked(row)}>
                Checked
              </Button>
            )}
          </small>
        )}
      </td>
      <td data-label="Origin">{part.origin_country}</td>
      <td data-label="Manufacturer" className={tableStyles.twoLines}>
        {part.manufacturer_mid}
        {part.manufacturer?.name && <small>{part.manufacturer.name}</small>}
      </td>
      <td data-label="Last value">{last_unit_value && `${money(last_unit_value)} per unit`}</td>
      <td data-label="Used in">
        {used_in > 0 && (
          <Link to="/entries" search={{ q: number }}>
            {entriesText(used_in)}
          </Link>
        )}
      </td>
      <td className={tableStyles.actions}>
        {mayEdit && (
          <>
            <IconButton icon="edit" label={`Edit ${number}`} onClick={() => onEdit(row)} />
            <IconButton icon="trash" label={`Delete ${number}`} onClick={() => onDelete(row)} />
          </>
        )}
      </td>
    </tr>
  )
}
