import { invoiceValue } from '@edfe/domain/calculations'
import { type LineItem, lineFields } from '@edfe/domain/entry'
import { formatUsd, toCents } from '@edfe/domain/money'
import { INCOTERM_NAMES } from '@edfe/domain/reference'
import { isWorksheetValue, valueWorksheet } from '@edfe/domain/valuation'
import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import ledgerStyles from '../../../ui/ledger.module.css'
import textStyles from '../../../ui/text.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { sentence } from '../../../words/sentence.ts'
import { t } from '../../../words/t.ts'
import { useSection } from '../../editing/entry-context.ts'
import { codeOption } from '../../form/controls/select-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { fromFormValues } from '../../form/form-values.ts'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import { showAmount } from '../../values/format.ts'

const TERMS = Object.entries(INCOTERM_NAMES).map(([code, name]) => codeOption({ code, name }))

/** The fields of a part of the worksheet, in page order. */
const DEDUCTIONS = [
  'international_freight',
  'international_insurance',
  'us_freight',
  'us_services',
  'us_taxes',
  'duty_rate_in_price',
] as const
const ADDITIONS = ['packing_costs', 'selling_commission', 'assists', 'royalties', 'resale_proceeds'] as const

/**
 * The entered value of a line from the price on its invoice: the parts included in the price, and those
 * outside it.
 */
export function ValueWorksheet({ id }: { id: string }) {
  const at = inside(`line_items.${id}`)
  const incoterm = useSection('shipment_origin')?.incoterm
  return (
    <>
      <FormSection
        title={t({ id: 'value-worksheet.value-worksheet', defaultMessage: 'Value worksheet' })}
        lead={t({
          id: 'value-worksheet.how-the-entered-value-follows',
          defaultMessage:
            'How the entered value follows from the invoice. The rate is CBP’s quarterly or certified rate of the date of exportation (19 CFR 159.34). CBP does not receive the worksheet.',
        })}
      >
        <EntryField name={at('invoice.currency_code')} columns={4} />
        <EntryField name={at('invoice.foreign_value')} columns={8} />
        <EntryField name={at('invoice.exchange_rate')} columns={4} note={<InDollars id={id} />} />
        <EntryField name={at('invoice.effective_at')} columns={4} />
        <EntryField name={at('invoice.source')} columns={4} />
        <EntryField
          name={at('valuation.terms_of_sale')}
          columns={12}
          options={TERMS}
          empty={
            incoterm
              ? t(
                  { id: 'value-worksheet.as-the-shipment', defaultMessage: 'As the shipment: {incoterm}' },
                  { incoterm },
                )
              : t({ id: 'value-worksheet.choose-the-terms', defaultMessage: 'Choose the terms' })
          }
        />
      </FormSection>
      <FormSection
        title={t({
          id: 'value-worksheet.in-the-price-not-dutiable',
          defaultMessage: 'In the price, not dutiable',
        })}
        lead={t({
          id: 'value-worksheet.freight-and-insurance-to-the',
          defaultMessage:
            'Freight and insurance to the United States, and costs and taxes after importation, when the invoice states them (19 CFR 152.102(f), 152.103(i)).',
        })}
      >
        {DEDUCTIONS.map((field) => (
          <EntryField key={field} name={at(`valuation.${field}`)} />
        ))}
      </FormSection>
      <FormSection
        title={t({
          id: 'value-worksheet.dutiable-beside-the-price',
          defaultMessage: 'Dutiable beside the price',
        })}
        lead={t({
          id: 'value-worksheet.what-you-pay-or-supply',
          defaultMessage:
            'What you pay or supply for the goods in addition to the price (19 CFR 152.103(b)).',
        })}
      >
        {ADDITIONS.map((field) => (
          <EntryField key={field} name={at(`valuation.${field}`)} />
        ))}
      </FormSection>
      <WorksheetSum id={id} incoterm={incoterm} />
    </>
  )
}

/** The line as typed now, with the fields that the worksheet needs. */
function useTypedLine(id: string): LineItem {
  const { form } = useEntryFormContext()
  const [invoice, valuation, entered_value] = useValues(
    form,
    ['invoice', 'valuation', 'entered_value'].map((field) => `line_items.${id}.${field}`),
  ) as [LineItem['invoice'], LineItem['valuation'], LineItem['entered_value']]
  return { id, line_number: 1, ...fromFormValues(lineFields, { invoice, valuation, entered_value }) }
}

/** The price on the invoice in US dollars, below its rate. */
function InDollars({ id }: { id: string }) {
  const amount = invoiceValue(useTypedLine(id).invoice)
  return amount ? `${sentence(amount.components[0]!.label)} = ${formatUsd(amount.amount)}` : null
}

/** The steps of the worksheet and their sum, with the way to take it as the entered value. */
function WorksheetSum({ id, incoterm }: { id: string; incoterm: string | undefined }) {
  const { form, blurred } = useEntryFormContext()
  const line = useTypedLine(id)
  const worksheet = valueWorksheet(line, incoterm)
  if (!worksheet) return null
  const name = `line_items.${id}.entered_value`
  const put = (text: string) => {
    form.setValue(name, text, { shouldDirty: true })
    blurred(name)
  }
  const take = () => {
    const before = String(form.getValues(name) ?? '')
    put(showAmount(worksheet.amount))
    showToast({
      text: t(
        { id: 'value-worksheet.the-entered-value-is', defaultMessage: 'The entered value is {amount}.' },
        { amount: formatUsd(worksheet.amount) },
      ),
      action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: () => put(before) },
    })
  }
  const isTaken = toCents(line.entered_value) === toCents(worksheet.amount)
  return (
    <FormSection
      title={t({ id: 'value-worksheet.value-by-the-worksheet', defaultMessage: 'Value by the worksheet' })}
      lead={t({
        id: 'value-worksheet.in-whole-dollars-as-cbp',
        defaultMessage: 'In whole dollars, as CBP requires.',
      })}
      isPlain
    >
      <table className={ledgerStyles.ledger}>
        <caption className={textStyles.visuallyHidden}>
          {t({
            id: 'value-worksheet.the-value-by-the-worksheet',
            defaultMessage: 'The value by the worksheet with its steps',
          })}
        </caption>
        <tbody>
          {worksheet.components.map((step) => (
            <tr key={sentence(step.label)} className={ledgerStyles.component}>
              <th scope="row">{sentence(step.label)}</th>
              <td>{formatUsd(step.amount)}</td>
            </tr>
          ))}
          <tr className={ledgerStyles.total}>
            <th scope="row">
              {t({ id: 'value-worksheet.value-by-the-worksheet', defaultMessage: 'Value by the worksheet' })}
            </th>
            <td>{formatUsd(worksheet.amount)}</td>
          </tr>
        </tbody>
      </table>
      <p role="status" className={layoutStyles.spaceAround12}>
        {verdict(line, worksheet.amount, isWorksheetValue(line, worksheet))}
      </p>
      {toCents(worksheet.amount) > 0n && !isTaken && (
        <Button look="quiet" onClick={take}>
          {t(
            { id: 'value-worksheet.use-as-entered-value', defaultMessage: 'Use {amount} as entered value' },
            { amount: formatUsd(worksheet.amount) },
          )}
        </Button>
      )}
    </FormSection>
  )
}

/** Compares the entered value of the line with its worksheet. */
function verdict({ entered_value }: LineItem, amount: string, isSame: boolean): string {
  if (toCents(amount) <= 0n)
    return t({
      id: 'value-worksheet.the-deductions-are-as-high',
      defaultMessage: 'The deductions are as high as the price: nothing is left to declare.',
    })
  if (!entered_value)
    return t({
      id: 'value-worksheet.the-line-has-no-entered',
      defaultMessage: 'The line has no entered value yet.',
    })
  if (toCents(entered_value) === toCents(amount))
    return t({
      id: 'value-worksheet.it-is-the-entered-value',
      defaultMessage: 'It is the entered value of the line.',
    })
  return isSame
    ? t(
        {
          id: 'value-worksheet.the-entered-value-is-a',
          defaultMessage: 'The entered value is {amount}: a dollar of rounding.',
        },
        { amount: formatUsd(entered_value) },
      )
    : t(
        { id: 'value-worksheet.the-entered-value-is-2', defaultMessage: 'The entered value is {amount}.' },
        { amount: formatUsd(entered_value) },
      )
}
