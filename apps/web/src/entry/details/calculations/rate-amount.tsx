import { lineAmounts } from '@edfe/domain/calculations'
import { lineFields } from '@edfe/domain/entry'
import { formatUsd, toCents } from '@edfe/domain/money'
import { Icon } from '../../../ui/icon.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { useValues } from '../../form/use-values.ts'

/** The amounts of a line, each by the rate that gives it. */
export const RATE_OF = {
  duty_amount: 'hts_rate',
  adcvd_amount: 'adcvd_rate',
  second_case_amount: 'second_case_rate',
  ir_tax_amount: 'irc_rate',
} as const
export type AmountName = keyof typeof RATE_OF

/** One amount with how it came about; a typed amount that differs from its rate says so. */
export function RateAmount({ id, field }: { id: string; field: AmountName }) {
  const { form } = useEntryFormContext()
  const rate = RATE_OF[field]
  const [value, percent, typed] = useValues(
    form,
    ['entered_value', rate, field].map((part) => `line_items.${id}.${part}`),
  ) as (string | undefined)[]
  const amount = lineAmounts(fromFormValues(lineFields, { entered_value: value, [rate]: percent }))[field]
  const isSame = amount !== undefined && Boolean(typed) && toCents(typed) === toCents(amount.amount)
  const sum = amount && `${formatUsd(value)} × ${percent}% = ${formatUsd(amount.amount)}`
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
          (sum ?? (percent ? 'Value and rate are needed' : 'No rate given'))
        )
      }
    />
  )
}
