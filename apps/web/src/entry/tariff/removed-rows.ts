import type { RemovedRow, TariffRow } from '@edfe/domain/entry'

type Numbered = Pick<TariffRow, 'hts'>

const isSame = (one: Numbered, other: Numbered): boolean => digitsOf(one) === digitsOf(other)
const digitsOf = ({ hts = '' }: Numbered): string => hts.replace(/\D/g, '')

/** The removed rows of a line and one more; a row that the tariff did not give leaves nothing behind. */
export function withRemoved(
  removed: readonly RemovedRow[],
  { hts, measure, rate, duty }: TariffRow,
): RemovedRow[] {
  if (!measure) return [...removed]
  const row = { hts, measure, rate, duty }
  return [...removed.filter((other) => !isSame(other, row)), row]
}

/** The removed rows that the line does not have again. */
export const stillRemoved = (
  removed: readonly RemovedRow[],
  rows: readonly TariffRow[],
): readonly RemovedRow[] => removed.filter((row) => !rows.some((other) => isSame(other, row)))

/** A removed row as a row of the line again. */
export const putBackRow = ({ hts, measure, rate, duty }: RemovedRow): TariffRow => ({
  hts,
  measure,
  rate,
  value: '',
  quantity: '',
  unit: '',
  duty,
  source: 'calculated',
})

/** The removed row of a number. */
export const removedRowOf = (removed: readonly RemovedRow[], hts: string): RemovedRow | undefined =>
  removed.find((row) => isSame(row, { hts }))
