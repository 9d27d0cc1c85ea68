import { invoiceValue } from '@edfe/domain/calculations'
import { type LineItem, lineFields } from '@edfe/domain/entry'
import { centsText, formatUsd, toCents, wholeDollars } from '@edfe/domain/money'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { RadioField } from '../../form/controls/radio-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { fromFormValues } from '../../form/form-values.ts'
import { showAmount } from '../../form/format.ts'
import { ValueField } from '../../form/value-field.tsx'
import { DetailFrame } from '../../frame/page-frame.tsx'
import { RowsField } from '../rows-field.tsx'
import { LinePicker } from './line-picker.tsx'
import { NoLines } from './no-lines.tsx'
import { useLineDetails } from './use-line-details.ts'

const RELATED = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
]

/** Quantities and values as the data layer keeps them: whole dollars, charges by code, the invoice's own currency. */
export function LineValuesPage() {
  const lines = useLineDetails('line-values')
  const { form, actions, current, reveal } = lines
  return (
    <DetailFrame page="line-values" form={form} actions={actions} reveal={reveal}>
      {current === undefined ? (
        <NoLines />
      ) : (
        <>
          <LinePicker lines={lines} />
          <Values key={current} id={current} />
        </>
      )}
    </DetailFrame>
  )
}

function Values({ id }: { id: string }) {
  const at = (field: string) => `line_items.${id}.${field}`
  return (
    <>
      <FormSection
        title="Quantities"
        lead="From the packing list, in the unit that the HTSUS asks for. With unit X there is no net quantity."
      >
        <EntryField name={at('gross_weight_kg')} />
        <EntryField name={at('manifest_qty')} />
        <EntryField name={at('net_qty')} />
        <EntryField name={at('net_uom')} empty="Choose a unit" />
      </FormSection>
      <FormSection
        title="Value"
        lead="In whole dollars. Charges are stated to CBP for its statistics; they are not owed."
      >
        <ValueField name={at('entered_value')} hint="Block 36A. US dollars, whole" />
        <EntryField name={at('charges')} />
        <RadioField name={at('relationship')} columns={12} options={RELATED} />
        <RowsField name={at('charges_breakdown')} />
      </FormSection>
      <FormSection title="Invoice currency" lead="Only when the invoice is not in US dollars.">
        <EntryField name={at('invoice.currency_code')} columns={4} />
        <EntryField name={at('invoice.foreign_value')} columns={8} />
        <EntryField name={at('invoice.exchange_rate')} columns={4} note={<InDollars id={id} />} />
        <EntryField name={at('invoice.effective_at')} columns={4} />
        <EntryField name={at('invoice.source')} columns={4} />
      </FormSection>
    </>
  )
}

/** What the invoice is worth in dollars, with the way to take it as the entered value. */
function InDollars({ id }: { id: string }) {
  const { form, blurred } = useEntryFormContext()
  const name = `line_items.${id}.entered_value`
  const [invoice, entered] = useWatch({
    control: form.control,
    name: [`line_items.${id}.invoice`, name],
  }) as [LineItem['invoice'], string | undefined]
  const amount = invoiceValue(fromFormValues(lineFields.invoice.fields, invoice))
  if (!amount) return null
  const dollars = wholeDollars(toCents(amount.amount))
  const whole = centsText(dollars)
  const isTaken = Boolean(entered) && toCents(entered) === dollars
  const take = () => {
    form.setValue(name, showAmount(whole), { shouldDirty: true })
    blurred(name)
  }
  return (
    <>
      {amount.components[0]?.label} = {formatUsd(amount.amount)}.{' '}
      {isTaken ? (
        'It is the entered value.'
      ) : (
        <Button look="inline" onClick={take}>
          Use {formatUsd(whole)} as entered value
        </Button>
      )}
    </>
  )
}
