import { lineAmounts } from '@edfe/domain/calculations'
import { lineFields } from '@edfe/domain/entry'
import { formatUsd, toCents } from '@edfe/domain/money'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MoneyField } from '../../form/controls/money-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { showAmount } from '../../form/format.ts'
import { useLineDuty } from '../../tariff/use-line-duty.ts'

interface Props {
  id: string
  field: 'duty_amount'
  rate: 'hts_rate'
}

const NO_ANSWERS = {}

/** The duty of a line. With a rate it says whether the amount is the rate's, and offers the rate's. */
export function DutyField({ id, field, rate }: Props) {
  const { form, blurred } = useEntryFormContext()
  const name = `line_items.${id}.${field}`
  const [value, percent, typed] = useWatch({
    control: form.control,
    name: ['entered_value', rate, field].map((part) => `line_items.${id}.${part}`),
  }) as (string | undefined)[]
  const amount = lineAmounts(fromFormValues(lineFields, { entered_value: value, hts_rate: percent }))[field]
  const hint = amount ? `Block 38. ${percent}% of the value` : undefined
  const byTariff = useLineDuty(id, NO_ANSWERS)
  // One rate is not the duty where the tariff adds rows of chapter 99.
  if (byTariff.isCurrent && byTariff.duty && byTariff.duty.rows.length > 1)
    return <DutyOfRows name={name} hint={hint} byTariff={byTariff} />
  if (!amount) return <MoneyField name={name} columns={4} hint={hint} />
  const isSame = Boolean(typed) && toCents(typed) === toCents(amount.amount)
  const take = () => {
    form.setValue(name, showAmount(amount.amount), { shouldDirty: true })
    blurred(name)
  }
  return (
    <MoneyField
      name={name}
      columns={4}
      hint={hint}
      noteTone={isSame ? 'success' : undefined}
      note={
        isSame ? (
          <>
            <Icon name="check" />
            Matches the rate
          </>
        ) : (
          <>
            The rate gives {formatUsd(amount.amount)}.{' '}
            <Button look="inline" onClick={take}>
              Use {formatUsd(amount.amount)}
            </Button>
          </>
        )
      }
    />
  )
}

interface DutyOfRowsProps {
  name: string
  hint: string | undefined
  byTariff: ReturnType<typeof useLineDuty>
}

/** The duty of a line that has several rows by the tariff: offers their sum while no question is open. */
function DutyOfRows({ name, hint, byTariff: { duty, isTyped, use } }: DutyOfRowsProps) {
  const sum = duty?.open_questions.length === 0 ? duty.duty : null
  return (
    <MoneyField
      name={name}
      columns={4}
      hint={hint}
      noteTone={isTyped ? 'success' : undefined}
      note={
        isTyped ? (
          <>
            <Icon name="check" />
            Matches the tariff
          </>
        ) : sum ? (
          <>
            Chapter 99 adds to the rate.{' '}
            <Button look="inline" onClick={() => use(sum)}>
              Use {formatUsd(sum)}
            </Button>
          </>
        ) : (
          "Chapter 99 adds to the rate: see 'Duty by the tariff' below."
        )
      }
    />
  )
}
