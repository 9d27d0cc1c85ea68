import { type CalendarDay, formatDay } from '../calendar/index.ts'
import { formatEntryNumber } from '../entry/index.ts'
import { type Sentence, say } from '../messages/index.ts'
import { type Cents, centsText } from '../money/index.ts'
import { partNumberKey } from '../parts/index.ts'
import { className } from '../statement/index.ts'
import type { BookRow } from './book-rows.ts'

/** The accounts of an importer's books, by their code or name; '' leaves the cell to the bookkeeper. */
export interface BookAccounts {
  duty: string
  fees: string
}

/** A line of a bill of CBP. */
export interface BillLine {
  /** The entry number, of what is known only from a monthly statement its number. */
  bill: string
  /** The entry date, else the day of the payment. */
  billedOn: CalendarDay
  dueOn: CalendarDay
  statement: string | undefined
  entry: string | undefined
  /** The purchase order of the goods; '' for none. */
  order: string
  class: string
  amount: Cents
  account: string
}

/** The classes of duty; every other class is a tax, a fee or interest. */
export const DUTY_CLASSES: readonly string[] = ['duty', 'antidumping', 'countervailing']

/**
 * One bill for each entry, with a line for each class of money and purchase order: an entry has the same bill before its statement comes,
 * after, and once it is paid. The lines add up to the rows.
 */
export function billLines(rows: readonly BookRow[], accounts: BookAccounts): BillLine[] {
  const groups = Map.groupBy(rows, (row) =>
    [row.statement, row.entry, row.day, row.class, partNumberKey(row.order)].join(' '),
  )
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    return [
      {
        bill: first.entry ?? first.statement ?? first.day,
        billedOn: first.entryDate ?? first.day,
        dueOn: first.day,
        statement: first.statement,
        entry: first.entry,
        order: first.order,
        class: first.class,
        amount: same.reduce((sum, { amount }) => sum + amount, 0n),
        account: DUTY_CLASSES.includes(first.class) ? accounts.duty : accounts.fees,
      },
    ]
  })
}

/** The columns of Xero's template of bills, which QuickBooks Online maps by hand. */
export const BILL_COLUMNS = [
  'ContactName',
  'InvoiceNumber',
  'InvoiceDate',
  'DueDate',
  'Description',
  'Quantity',
  'UnitAmount',
  'AccountCode',
  'Currency',
] as const

/** What a line of a bill is for: Xero's bills have no column for a purchase order, so the description names it. */
export function billWords({ class: name, entry, statement, order }: BillLine): Sentence {
  const values = {
    class: className(name),
    entry: formatEntryNumber(entry ?? ''),
    statement: statement ?? '',
    isOrdered: order ? 'yes' : 'no',
    order,
  }
  if (entry && statement)
    return say(
      {
        id: 'books.line-of-statement',
        defaultMessage:
          '{class}, entry {entry}, statement {statement}{isOrdered, select, yes {, purchase order {order}} other {}}',
      },
      values,
    )
  return entry
    ? say(
        {
          id: 'books.line-of-entry',
          defaultMessage:
            '{class}, entry {entry}{isOrdered, select, yes {, purchase order {order}} other {}}',
        },
        values,
      )
    : say({ id: 'books.line-beyond-entries', defaultMessage: '{class}, statement {statement}' }, values)
}

/** Whom the bills are from. */
export const BILLED_BY = 'U.S. Customs and Border Protection'

/** The cells of a line of a bill, by `BILL_COLUMNS`; days as programs of the United States read them, MM/DD/YYYY. */
export const billCells = (line: BillLine, description: string): string[] => [
  BILLED_BY,
  line.bill,
  formatDay(line.billedOn),
  formatDay(line.dueOn),
  description,
  '1',
  centsText(line.amount),
  line.account,
  'USD',
]
