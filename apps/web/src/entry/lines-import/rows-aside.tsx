import { agrees, type CheckedSum, type NamedRow } from '@edfe/domain/lines-import'
import { groupThousands } from '@edfe/domain/money'
import { countText } from '../../messages/money.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import styles from './import.module.css'
import { FIELD_NAMES } from './import-messages.ts'
import type { Import } from './use-import.ts'

/** Rows of the sheet that become no line, each with the reason; and that a sheet was too long to be read whole. */
export function RowsAside({ sheet }: { sheet: Import }) {
  const { subtotals, charges, below, leftOut, spread, cut } = sheet.read
  const isEmpty = [subtotals, charges, below, leftOut, spread].every((rows) => rows.length === 0)
  return (
    <>
      {cut > 0 && (
        <Alert isFlush>
          <h3>The sheet is longer than what is read</h3>
          <p>
            The last {countText(cut)} rows are not read, and no row is taken for the total. Divide the file
            and import its parts one after the other.
          </p>
        </Alert>
      )}
      {!isEmpty && (
        <ul className={styles.aside} aria-label="Rows that become no line">
          {subtotals.map((sum) => (
            <li key={sum.row}>
              Row {sum.row} is a subtotal. <Sums {...sum} />
            </li>
          ))}
          {charges.map((row) => (
            <li key={row.row}>{nameOf(row)} is no goods.</li>
          ))}
          {below.map((row) => (
            <li key={row.row} className={styles.differs}>
              <Icon name="error" /> {nameOf(row)} is below the total and is not read.
            </li>
          ))}
          {leftOut.map((row) => (
            <li key={row.row}>
              {nameOf(row)} is left out. <PutBack row={row} sheet={sheet} />
            </li>
          ))}
          {spread.map((row) => (
            <li key={row.row}>
              {nameOf(row)} is spread over the values of the lines. <PutBack row={row} sheet={sheet} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const nameOf = ({ row, text }: NamedRow): string => (text === '' ? `Row ${row}` : `Row ${row}, ‘${text}’,`)

const PutBack = ({ row: { row }, sheet }: { row: NamedRow; sheet: Import }) => (
  <Button look="inline" aria-label={`Put back row ${row}`} onClick={() => sheet.setAside(row, undefined)}>
    Put back
  </Button>
)

/** Whether a subtotal agrees with the rows that it sums. */
function Sums(sum: CheckedSum) {
  if (agrees(sum))
    return (
      <span className={styles.agrees}>
        <Icon name="check" /> It agrees with the rows above it.
      </span>
    )
  const differing = sum.checks.filter(({ difference }) => difference !== '0')
  return (
    <span className={styles.differs}>
      <Icon name="error" />{' '}
      {differing
        .map(
          ({ field, read, stated }) =>
            `${FIELD_NAMES[field]}: ${groupThousands(read)} read, ${groupThousands(stated)} in the sheet.`,
        )
        .join(' ')}
    </span>
  )
}
