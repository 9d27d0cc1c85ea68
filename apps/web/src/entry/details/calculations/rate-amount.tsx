import { CASE_FIELDS, caseOf, furtherRowSums, lineAmounts } from '@edfe/domain/calculations'
import { type LineItem, lineFields } from '@edfe/domain/entry'
import { centsText, formatUsd, toCents } from '@edfe/domain/money'
import { Icon } from '../../../ui/icon.tsx'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { useValues } from '../../form/use-values.ts'
import { countedRate } from './counted-rate.ts'

/** The amounts of a line, each by the rate that gives it. */
export const RATE_OF = {
  duty_amount: 'hts_rate',
  adcvd_amount: 'adcvd_rate',
  second_case_amount: 'second_case_rate',
  ir_tax_amount: 'irc_rate',
} as const
export type AmountName = keyof typeof RATE_OF

const CASES = { adcvd_amount: CASE_FIELDS.first, second_case_amount: CASE_FIELDS.second }

const isOfCase = (field: AmountName): field is keyof typeof CASES => Object.hasOwn(CASES, field)

/** The fields of a line from which an amount follows. */
function readsOf(field: AmountName): readonly (keyof LineItem)[] {
  if (field === 'duty_amount') return ['entered_value', RATE_OF[field], 'tariff_rows']
  if (!isOfCase(field)) return ['entered_value', RATE_OF[field]]
  const { rate, rateKind, quantity, value } = CASES[field]
  return ['entered_value', rate, rateKind, quantity, value]
}

const READS = {
  duty_amount: readsOf('duty_amount'),
  adcvd_amount: readsOf('adcvd_amount'),
  second_case_amount: readsOf('second_case_amount'),
  ir_tax_amount: readsOf('ir_tax_amount'),
}

/** Returns the factors of an amount, as a person reads them. */
function factorsOf(line: Partial<LineItem>, field: AmountName): string {
  const rows = field === 'duty_amount' ? furtherRowSums(line) : undefined
  const value = centsText(toCents(line.entered_value) - (rows?.value ?? 0n))
  const byValue = `${formatUsd(value)} × ${countedRate(line[RATE_OF[field]])}%`
  if (rows?.duty) {
    return t(
      { id: 'rate-amount.with-rows', defaultMessage: '{byValue} + {rows} of the tariff rows' },
      { byValue, rows: formatUsd(centsText(rows.duty)) },
    )
  }
  if (!isOfCase(field)) return byValue
  const { isSpecific, quantity, rate, value: counted } = caseOf(line, CASES[field])
  if (isSpecific) return `${quantity} × ${formatUsd(rate)}`
  return counted ? `${formatUsd(counted)} × ${countedRate(rate)}%` : byValue
}

/** One amount with how it came about; a typed amount that differs from its rate says so. */
export function RateAmount({ id, field }: { id: string; field: AmountName }) {
  const { form } = useEntryFormContext()
  const reads = READS[field]
  const values = useValues(
    form,
    [...reads, field].map((part) => `line_items.${id}.${part}`),
  )
  const typed = values.at(-1) as string | undefined
  const line: Partial<LineItem> = fromFormValues(lineFields, {
    id,
    line_number: 1,
    ...Object.fromEntries(
      reads.map((part, index) => [part, values[index] ?? (part === 'tariff_rows' ? [] : '')]),
    ),
  })
  const amount = lineAmounts(line)[field]
  const isSame = amount !== undefined && Boolean(typed) && toCents(typed) === toCents(amount.amount)
  const sum = amount && `${factorsOf(line, field)} = ${formatUsd(amount.amount)}`
  return (
    <EntryField
      name={`line_items.${id}.${field}`}
      columns={4}
      noteTone={isSame ? 'success' : undefined}
      note={
        isSame ? (
          <>
            <Icon name="check" />
            {sum}
          </>
        ) : (
          (sum ??
          (line[RATE_OF[field]]
            ? t({
                id: 'rate-amount.value-or-quantity-is-needed',
                defaultMessage: 'Value or quantity is needed',
              })
            : t({ id: 'rate-amount.no-rate-given', defaultMessage: 'No rate given' })))
        )
      }
    />
  )
}
