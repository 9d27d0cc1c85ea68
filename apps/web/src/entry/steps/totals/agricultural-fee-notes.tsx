import type { OpenAgriculturalFee } from '@edfe/domain/calculations'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import type { FeeRow } from '@edfe/domain/entry'
import { centsText } from '@edfe/domain/money'
import { shownMessage } from '../../../messages/findings.ts'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { showAmount } from '../../values/format.ts'

interface Props {
  open: readonly OpenAgriculturalFee[]
  onAdd: (row: Partial<FeeRow>) => void
}

/**
 * Shows the fees that lines may owe to a commodity board. If the rule with the rate was read, the note has
 * rate and amount; otherwise it gives the unit that the regulation counts, and the person gives the amount.
 */
export function AgriculturalFeeNotes({ open, onAdd }: Props) {
  return open.map((found) => {
    const { code, law } = found.fee
    const name = shownMessage(found.fee.name)
    const amount = found.amount === undefined ? undefined : centsText(found.amount)
    return (
      <p key={code} className={fieldStyles.note}>
        <T
          id="agricultural-fee-notes.goods-may-owe-fee"
          defaultMessage="{count, plural, one {Line {lines} is} other {Lines {lines} are}} goods that may owe the {name} fee (class {code}, {law}). {rate} <button>{isKnown, select, yes {Add the {name} fee of ${amount}} other {Add the {name} fee}}</button>"
          values={{
            count: found.lines.length,
            lines: found.lines.join(', '),
            name,
            code,
            law,
            rate: rateText(found),
            isKnown: amount ? 'yes' : 'no',
            amount: amount && showAmount(amount),
            button: (content) => (
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
                {content}
              </Button>
            ),
          }}
        />
      </p>
    )
  })
}

function rateText({ fee, rate, amount }: OpenAgriculturalFee): string {
  if (!rate)
    return t(
      {
        id: 'agricultural-fee-notes.counted-product-not-rate',
        defaultMessage:
          'It is counted by {per}. This product does not have its rate: take the amount from the regulation, or 0.00 if it names no fee for these goods.',
      },
      { per: shownMessage(fee.per) },
    )
  const known = parseDay(rate.known)
  const text = t(
    {
      id: 'agricultural-fee-notes.rate-per-check-not',
      defaultMessage:
        'The rate is ${rate} per {per} ({law}{isDated, select, yes {, as of {day}} other {}}); check that it has not changed.',
    },
    {
      rate: rate.rate,
      per: shownMessage(rate.per),
      law: rate.law,
      isDated: known ? 'yes' : 'no',
      day: known && formatDay(known),
    },
  )
  if (amount !== undefined) return text
  const missing = t({
    id: 'agricultural-fee-notes.weight-kilograms-missing',
    defaultMessage: 'The weight in kilograms is missing.',
  })
  return `${text} ${missing}`
}
