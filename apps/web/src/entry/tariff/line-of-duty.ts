import type { LineItem, TariffRow } from '@edfe/domain/entry'
import { toCents } from '@edfe/domain/money'
import type { LineDuty } from './tariff-queries.ts'

/** A line that follows the tariff has no reason to differ from it. */
type DutyOfLine = { duty_reason: '' } & Required<
  Pick<
    LineItem,
    | 'tariff_rows'
    | 'tariff_rows_removed'
    | 'duty_amount'
    | 'duty_source'
    | 'tariff_edition'
    | 'hts_rate'
    | 'hts_rate_text'
    | 'duty_calculated'
    | 'duty_note'
  >
>

const PERCENT = /^(\d+(?:\.\d+)?)%$/

/** A rate of block 37A in percent; undefined where the schedule prints another. */
export const percentOf = (rate: string | null): string | undefined =>
  rate === 'Free' ? '0' : PERCENT.exec(rate ?? '')?.[1]

/**
 * Returns a line's values when it takes the duty of the tariff; undefined while the duty is not known. A question that is
 * open leaves the line without an amount and rows: another answer leads to others.
 */
export function lineOfDuty({ rows, duty, edition, open_questions }: LineDuty): DutyOfLine | undefined {
  if (duty === null) return undefined
  const isOpen = open_questions.length > 0
  const rate = rows.find(({ measure }) => measure === null)?.rate_text ?? ''
  const percent = percentOf(rate)
  return {
    tariff_rows: rows
      .filter(({ measure }) => !isOpen && measure !== null)
      .map(
        ({ hts, measure, rate_text, amount }): TariffRow => ({
          hts,
          measure: measure ?? '',
          rate: rate_text,
          duty: amount ?? '',
          source: 'calculated',
        }),
      ),
    tariff_rows_removed: [],
    duty_amount: isOpen ? '' : duty,
    duty_source: 'calculated',
    duty_calculated: '',
    duty_reason: '',
    duty_note: '',
    tariff_edition: edition.name,
    hts_rate: percent ?? '',
    hts_rate_text: percent === undefined ? rate : '',
  }
}

/** True if a line has the rows and the duty that the tariff gives, even if a person typed them. */
export function hasDutyOf(line: Pick<LineItem, 'tariff_rows' | 'duty_amount'>, duty: LineDuty): boolean {
  const wanted = lineOfDuty(duty)
  if (!wanted || (!line.duty_amount && wanted.duty_amount)) return false
  const rowsText = (rows: readonly TariffRow[] = []) =>
    rows
      .map(({ hts = '', duty: amount }) => `${hts.replaceAll('.', '')} ${toCents(amount)}`)
      .sort()
      .join()
  return (
    toCents(line.duty_amount) === toCents(wanted.duty_amount) &&
    rowsText(line.tariff_rows) === rowsText(wanted.tariff_rows)
  )
}
