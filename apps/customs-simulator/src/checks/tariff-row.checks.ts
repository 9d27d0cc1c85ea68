import { toCents } from '@edfe/domain/money'
import { cbpUnit, hasChapter } from '@edfe/domain/reference'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { onLine, when } from './check.ts'

type Row = ReturnType<SummaryLine['all']>[number]

const isSpecialHeading = (hts = ''): boolean => /^9[89]/.test(hts)

/** Ten digits of a chapter that there is; the headings of chapters 98 and 99 that have no more have eight. */
const isNumber = (hts: string): boolean => hasChapter(hts) && /^(\d{10}|9[89]\d{6})$/.test(hts)

/** Records 50 of a line: numbers, their order, quantities and units. */
export function tariffRowFaults(line: SummaryLine): Fault[] {
  const rows = line.all('50')
  const numbers = rows.map(({ hts = '' }) => hts)
  return [
    ...when(rows.length === 0, '431', ...onLine(line)),
    ...when(!isInOrder(numbers), '852', ...onLine(line)),
    ...rows.flatMap((values, index) => {
      const { hts } = values
      const where = onLine(line, '50', values, index + 1)
      return [
        ...when(hts !== undefined && !isNumber(hts), '433', ...where),
        ...when(numbers.indexOf(numbers[index]!) < index, '436', ...where),
        ...when(!hasQuantity(values) && !isSpecialHeading(hts), '439', ...where),
        ...PLACES.flatMap((place) =>
          quantityFaults(values, place).flatMap((code) => when(true, code, ...where)),
        ),
      ]
    }),
  ]
}

/** Chapter 98, chapter 99, then goods; with several headings of chapter 98 the order is free (condition 852). */
function isInOrder(numbers: readonly string[]): boolean {
  if (numbers.filter((hts) => hts.startsWith('98')).length > 1) return true
  const ranks = numbers.map((hts) => (hts.startsWith('98') ? 0 : hts.startsWith('99') ? 1 : 2))
  return ranks.every((rank, index) => index === 0 || rank >= ranks[index - 1]!)
}

const PLACES = [1, 2, 3] as const

const hasQuantity = (row: Row): boolean => row.quantity1 !== undefined || row.unit1 !== undefined

/** Each quantity with its unit: both or none, zero only with X. */
function quantityFaults(row: Row, place: (typeof PLACES)[number]): ('439' | '441' | '442')[] {
  const quantity = row[`quantity${place}`]
  const unit = row[`unit${place}`]
  if (quantity === undefined && unit === undefined) return []
  if (quantity === undefined || unit === undefined) return ['439']
  if (unit !== 'X' && !isCbpUnit(unit)) return ['442']
  return toCents(quantity) === 0n && unit !== 'X' ? ['441'] : []
}

/** In CBP's list, CTN is the content ton. The form's cartons are not sent. */
export const isCbpUnit = (unit: string): boolean => unit === 'CTN' || cbpUnit(unit) === unit
