import type { LineItem } from '@edfe/domain/entry'
import { type Cents, sumCents, toCents } from '@edfe/domain/money'
import { informalLimitCondition } from '@edfe/domain/reference'

const digits = (number: string | undefined): string => (number ?? '').replace(/\D/g, '')

/**
 * The value of lines for which an informal entry is enough: all have a value, none is over the limit, alone or together,
 * and none is under an antidumping or countervailing case (19 CFR 143.21). Undefined for other lines.
 */
export function informalValue(lines: readonly LineItem[]): Cents | undefined {
  const values = lines.map((line) => toCents(line.entered_value))
  const isComplete = lines.length > 0 && values.every((value) => value > 0n)
  if (!isComplete || lines.some((line) => line.adcvd_case_number)) return undefined
  const limited = lines.map((line, index) => ({
    numbers: [digits(line.htsus), ...(line.tariff_rows ?? []).map(({ hts }) => digits(hts))],
    value: values[index] ?? 0n,
  }))
  return informalLimitCondition(limited) === undefined ? sumCents(values) : undefined
}
