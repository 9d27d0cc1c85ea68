import { agrees, type CheckedSum, type NamedRow } from '@edfe/domain/lines-import'
import { groupThousands } from '@edfe/domain/money'
import { countText } from '../../messages/money.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import styles from './import.module.css'
import { columnName } from './import-messages.ts'
import type { Import } from './use-import.ts'

/** Rows of the sheet that become no line, each with the reason; and that a sheet was too long to be read whole. */
export function RowsAside({ sheet }: { sheet: Import }) {
  const { subtotals, charges, below, leftOut, spread, hidden, others, cut } = sheet.read
  const isEmpty = [subtotals, charges, below, leftOut, spread, hidden, others].every(
    (rows) => rows.length === 0,
  )
  return (
    <>
      {cut > 0 && (
        <Alert isFlush>
          <h3>
            {t({
              id: 'rows-aside.the-sheet-is-longer-than',
              defaultMessage: 'The sheet is longer than what is read',
            })}
          </h3>
          <p>
            {t(
              {
                id: 'rows-aside.the-last-rows-are-not',
                defaultMessage:
                  'The last {cut} rows are not read, and no row is taken for the total. Divide the file and import its parts one after the other.',
              },
              { cut: countText(cut) },
            )}
          </p>
        </Alert>
      )}
      {!isEmpty && (
        <ul
          className={`${layoutStyles.stack4} ${styles.aside}`}
          aria-label={t({
            id: 'rows-aside.rows-that-become-no-line',
            defaultMessage: 'Rows that become no line',
          })}
        >
          {subtotals.map((sum) => (
            <li key={sum.row}>
              <T
                id="rows-aside.row-is-a-subtotal"
                defaultMessage="Row {row} is a subtotal. {sums}"
                values={{ row: sum.row, sums: <Sums {...sum} /> }}
              />
            </li>
          ))}
          {charges.map((row) => (
            <li key={row.row}>
              {t(
                {
                  id: 'rows-aside.is-no-goods',
                  defaultMessage: '{row}{isNamed, select, yes {,} other {}} is no goods.',
                },
                named(row),
              )}
            </li>
          ))}
          {others.map((row) => (
            <li key={row.row}>
              {t(
                {
                  id: 'rows-aside.becomes-no-line',
                  defaultMessage: '{row}{isNamed, select, yes {,} other {}} becomes no line.',
                },
                named(row),
              )}
            </li>
          ))}
          {hidden.map((row) => (
            <li key={row.row} className={textStyles.problem}>
              <Icon name="error" />{' '}
              <T
                id="rows-aside.is-hidden-in-the-file"
                defaultMessage="{row}{isNamed, select, yes {,} other {}} is hidden in the file and is not read. {take}"
                values={{
                  ...named(row),
                  take: (
                    <Button
                      look="inline"
                      aria-label={t(
                        { id: 'rows-aside.read-hidden-row', defaultMessage: 'Read it: hidden row {row}' },
                        { row: row.row },
                      )}
                      onClick={() => sheet.setAside(row.row, 'shown')}
                    >
                      {t({ id: 'rows-aside.read-it', defaultMessage: 'Read it' })}
                    </Button>
                  ),
                }}
              />
            </li>
          ))}
          {below.map((row) => (
            <li key={row.row} className={textStyles.problem}>
              <Icon name="error" />{' '}
              {t(
                {
                  id: 'rows-aside.is-below-the-total-and',
                  defaultMessage:
                    '{row}{isNamed, select, yes {,} other {}} is below the total and is not read.',
                },
                named(row),
              )}
            </li>
          ))}
          {leftOut.map((row) => (
            <li key={row.row}>
              <T
                id="rows-aside.is-left-out"
                defaultMessage="{row}{isNamed, select, yes {,} other {}} is left out. {putBack}"
                values={{ ...named(row), putBack: <PutBack row={row} sheet={sheet} /> }}
              />
            </li>
          ))}
          {spread.map((row) => (
            <li key={row.row}>
              <T
                id="rows-aside.is-spread-over-the-values"
                defaultMessage="{row}{isNamed, select, yes {,} other {}} is spread over the values of the lines. {putBack}"
                values={{ ...named(row), putBack: <PutBack row={row} sheet={sheet} /> }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The row of a sentence; a comma follows a row that is quoted. */
const named = (row: NamedRow) => ({ row: nameOf(row), isNamed: row.text === '' ? 'no' : 'yes' })

const nameOf = ({ row, text }: NamedRow): string =>
  text === ''
    ? t({ id: 'rows-aside.row', defaultMessage: 'Row {row}' }, { row })
    : t({ id: 'rows-aside.row-2', defaultMessage: 'Row {row}, ‘{text}’' }, { row, text })

const PutBack = ({ row: { row }, sheet }: { row: NamedRow; sheet: Import }) => (
  <Button
    look="inline"
    aria-label={t({ id: 'rows-aside.put-back-row', defaultMessage: 'Put back row {row}' }, { row })}
    onClick={() => sheet.setAside(row, undefined)}
  >
    {t({ id: 'rows-aside.put-back', defaultMessage: 'Put back' })}
  </Button>
)

/** Shows whether a subtotal agrees with the rows that it sums. */
function Sums(sum: CheckedSum) {
  if (agrees(sum))
    return (
      <span className={textStyles.success}>
        <Icon name="check" />{' '}
        {t({ id: 'rows-aside.it-agrees-with-the-rows', defaultMessage: 'It agrees with the rows above it.' })}
      </span>
    )
  const differing = sum.checks.filter(({ difference }) => difference !== '0')
  return (
    <span className={textStyles.problem}>
      <Icon name="error" />{' '}
      {differing
        .map(({ field, read, stated }) =>
          t(
            {
              id: 'rows-aside.read-in-the-sheet',
              defaultMessage: '{column}: {read} read, {stated} in the sheet.',
            },
            { column: columnName(field), read: groupThousands(read), stated: groupThousands(stated) },
          ),
        )
        .join(' ')}
    </span>
  )
}
