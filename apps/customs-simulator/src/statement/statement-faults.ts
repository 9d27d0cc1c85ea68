import { encodeStatement } from '@edfe/abi'
import type { CalendarDay } from '@edfe/domain/calendar'
import type { Statement } from '@edfe/domain/statement'
import { composeDaily } from './compose.ts'
import { isDaily } from './latest-statements.ts'

/** What may be wrong with a statement on request: CBP's own books stay right. */
export const SENT_FAULTS = [
  'missing_entry',
  'extra_entry',
  'other_amount',
  'wrong_total',
  'half',
  'twice',
  'of_another_filer',
] as const
export type SentFault = (typeof SENT_FAULTS)[number]

const NOBODYS_NUMBER = '99999990'
const ANOTHER_FILER = 'C11'

/** The messages by which a statement is sent on a day: right, or with one fault. */
export function sentMessages(statement: Statement, sentOn: CalendarDay, fault?: SentFault): string[][] {
  const images = encodeStatement(fault ? changed(statement, fault) : statement, sentOn)
  if (fault === 'half') return [images.slice(0, Math.ceil(images.length / 2))]
  return fault === 'twice' ? [images, images] : [images]
}

function changed(statement: Statement, fault: SentFault): Statement {
  const { head, due } = statement
  if (fault === 'wrong_total') return { ...statement, due: { ...due, total: due.total + 1n } }
  if (fault === 'of_another_filer') return { ...statement, head: { ...head, filerCode: ANOTHER_FILER } }
  if (!isDaily(statement)) return statement
  const { entries } = statement
  const [first, ...others] = entries
  if (!first) return statement
  if (fault === 'missing_entry') return composeDaily(head, entries.slice(0, -1))
  if (fault === 'extra_entry')
    return composeDaily(head, [...entries, { ...first, number: `${head.filerCode}${NOBODYS_NUMBER}` }])
  if (fault !== 'other_amount') return statement
  const duty = (first.amounts.duty ?? 0n) + 1n
  return composeDaily(head, [{ ...first, pays: true, amounts: { ...first.amounts, duty } }, ...others])
}
