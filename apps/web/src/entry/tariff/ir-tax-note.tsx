import { type AlcoholLine, alcoholTaxOf, type IrTax, irTaxes } from '@edfe/domain/calculations'
import type { Message } from '@edfe/domain/messages'
import { centsText, dollarsText } from '@edfe/domain/money'
import { announce } from '../../ui/announce.tsx'
import { Button } from '../../ui/button.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { useValues } from '../form/use-values.ts'

/** The internal revenue tax that the goods of a line may owe: each rate of the law, or the one that follows from what the line says to TTB, with its amount to be taken. */
export function IrTaxNote({ id, line }: { id: string; line: AlcoholLine }) {
  const { form, blurred } = useEntryFormContext()
  const name = `line_items.${id}.ir_tax_amount`
  const typed = useValues(form, name) as string | undefined
  const answered = alcoholTaxOf(line)
  const taxes: readonly IrTax[] = answered ? [answered] : irTaxes(line)
  const { filing } = useEntryContext()
  if (!filing || taxes.length === 0) return null
  const take = (amount: string) => {
    form.setValue(name, amount, { shouldDirty: true })
    blurred(name)
    announce(
      t(
        { id: 'ir-tax-note.the-i-r-tax-of', defaultMessage: 'The I.R. tax of this line is ${amount}.' },
        { amount },
      ),
    )
  }
  return (
    <div className={`${textStyles.small} ${layoutStyles.spaceAbove12}`}>
      <p>
        {t(
          {
            id: 'ir-tax-note.text',
            defaultMessage:
              '{count, plural, one {These goods owe internal revenue tax.} other {These goods owe internal revenue tax. Which of these are they?}}',
          },
          { count: taxes.length },
        )}
      </p>
      <ul>
        {taxes.map((tax) => (
          <li
            className={`${layoutStyles.stack4} ${layoutStyles.justifyStart} ${layoutStyles.spaceAbove8}`}
            key={tax.key}
          >
            {rateText(tax, filing.shownMessage)}
            {tax.amount !== undefined && centsText(tax.amount) !== typed?.replace(/,/g, '') && (
              <Button look="quiet" small onClick={() => take(centsText(tax.amount!))}>
                {t(
                  { id: 'ir-tax-note.use-as-the-i-r', defaultMessage: 'Use {amount} as the I.R. tax' },
                  { amount: dollarsText(tax.amount) },
                )}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

function rateText(
  { name, rate, per, unit, amount, law }: IrTax,
  shownMessage: (message: Message) => string,
): string {
  const result =
    amount === undefined
      ? t({ id: 'ir-tax-note.give-the-quantity-in', defaultMessage: 'give the quantity in {unit}' }, { unit })
      : dollarsText(amount)
  return t(
    { id: 'ir-tax-note.per', defaultMessage: '{name}: ${rate} per {per}, {result} ({law}).' },
    { name: shownMessage(name), rate, per: shownMessage(per), result, law },
  )
}
