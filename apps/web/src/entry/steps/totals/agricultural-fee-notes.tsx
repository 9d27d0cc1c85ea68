import type { OpenAgriculturalFee } from '@edfe/domain/calculations'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import type { FeeRow } from '@edfe/domain/entry'
import { centsText } from '@edfe/domain/money'
import { shownMessage } from '../../../messages/findings.ts'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { showAmount } from '../../values/format.ts'

interface Props {
  open: readonly OpenAgriculturalFee[]
  onAdd: (row: Partial<FeeRow>) => void
}

/**
 * What lines may owe to a commodity board. Where the rule with the rate was read, the note has rate and amount; otherwise
 * it says what the regulation counts, and the person gives the amount.
 */
export function AgriculturalFeeNotes({ open, onAdd }: Props) {
  return open.map((found) => {
    const { code, law } = found.fee
    const name = shownMessage(found.fee.name)
    const amount = found.amount === undefined ? undefined : centsText(found.amount)
    return (
      <p key={code} className={fieldStyles.note}>
        {found.lines.length === 1 ? `Line ${found.lines[0]} is` : `Lines ${found.lines.join(', ')} are`} goods
        that may owe the {name} fee (class {code}, {law}). {rateText(found)}{' '}
        <Button
          look="inline"
          onClick={() =>
            onAdd({
              fee_type: 'Other Fee',
              code: 'OTHER',
              class_code: code,
              ...(amount && { amount }),
            })
          }
        >
          {amount ? `Add the ${name} fee of $${showAmount(amount)}` : `Add the ${name} fee`}
        </Button>
      </p>
    )
  })
}

function rateText({ fee, rate, amount }: OpenAgriculturalFee): string {
  if (!rate)
    return `It is counted by ${shownMessage(fee.per)}. This product does not have its rate: take the amount from the regulation.`
  const known = parseDay(rate.known)
  const since = known ? `, as of ${formatDay(known)}` : ''
  const missing = amount === undefined ? ' The weight in kilograms is missing.' : ''
  return `The rate is $${rate.rate} per ${shownMessage(rate.per)} (${rate.law}${since}); check that it has not changed.${missing}`
}
