import { lineFields } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { unitValue } from '@edfe/domain/projection'
import fieldStyles from '../../../ui/field.module.css'
import { LineDeclarationGroups } from '../../details/lines/line-declarations.tsx'
import { LineMetalGroup } from '../../details/lines/line-metal.tsx'
import { YES_NO } from '../../form/choices.ts'
import { RadioField } from '../../form/controls/radio-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { useValues } from '../../form/use-values.ts'
import { ValueField } from '../../form/value-field.tsx'
import { LineSupplierField } from '../../suppliers/supplier-fields.tsx'
import { FurtherQuantities } from '../../tariff/further-quantities.tsx'
import { HtsField } from '../../tariff/hts-field.tsx'
import { LineDutyPanel } from '../../tariff/line-duty.tsx'
import { DutyField } from './duty-field.tsx'
import { InvoiceRows } from './invoice-rows.tsx'
import { LinePart } from './line-part.tsx'

/** The fields of one line, blocks 32 to 38. */
export function LineFields({ id }: { id: string }) {
  const at = (field: string) => `line_items.${id}.${field}`
  return (
    <div className={fieldStyles.grid}>
      <LinePart id={id} />
      <EntryField name={at('description')} columns={12} />
      <HtsField lineId={id} columns={6} />
      <EntryField name={at('adcvd_case_number')} columns={4} />
      <RadioField name={at('relationship')} columns={4} options={YES_NO} />
      <LineSupplierField id={id} field="manufacturer_mid" columns={4} />
      <EntryField name={at('gross_weight_kg')} columns={3} />
      <EntryField name={at('manifest_qty')} columns={3} />
      <EntryField name={at('net_qty')} columns={3} />
      <EntryField name={at('net_uom')} columns={3} hint="Block 35. As the HTSUS asks" empty="Choose a unit" />
      <FurtherQuantities lineId={id} />
      <ValueField name={at('entered_value')} columns={4} note={<PerUnit id={id} />} />
      <InvoiceRows id={id} />
      <EntryField name={at('charges')} columns={4} />
      <EntryField name={at('hts_rate')} columns={4} />
      <DutyField id={id} field="duty_amount" rate="hts_rate" />
      <EntryField name={at('ir_tax_amount')} columns={4} />
      <LineMetalGroup id={id} />
      <LineDeclarationGroups id={id} />
      <LineDutyPanel id={id} />
    </div>
  )
}

/** '$184.60 per unit', while value and quantity give one. */
function PerUnit({ id }: { id: string }) {
  const { form } = useEntryFormContext()
  const [entered_value, net_qty, net_uom] = useValues(
    form,
    ['entered_value', 'net_qty', 'net_uom'].map((field) => `line_items.${id}.${field}`),
  ) as (string | undefined)[]
  const value = unitValue(fromFormValues(lineFields, { entered_value, net_qty, net_uom }))
  return value ? `${formatUsd(value)} per unit` : null
}
