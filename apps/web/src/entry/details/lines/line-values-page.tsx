import { t } from '../../../words/t.ts'
import { RadioField } from '../../form/controls/radio-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import { ValueField } from '../../form/value-field.tsx'
import { DetailFrame } from '../../frame/page-frame.tsx'
import { RowsField } from '../rows-field.tsx'
import { LinePicker } from './line-picker.tsx'
import { NoLines } from './no-lines.tsx'
import { useLineDetails } from './use-line-details.ts'
import { ValueWorksheet } from './value-worksheet.tsx'

/** Quantities and values as the data layer keeps them: whole dollars, charges by code, the worksheet of the value. */
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
  const at = inside(`line_items.${id}`)
  return (
    <>
      <FormSection
        title={t({ id: 'line-values-page.quantities', defaultMessage: 'Quantities' })}
        lead={t({
          id: 'line-values-page.from-the-packing-list-in',
          defaultMessage:
            'From the packing list, in the unit that the HTSUS asks for. With unit X there is no net quantity.',
        })}
      >
        <EntryField name={at('gross_weight_kg')} />
        <EntryField name={at('manifest_qty')} />
        <EntryField name={at('net_qty')} />
        <EntryField
          name={at('net_uom')}
          empty={t({ id: 'line-values-page.choose-a-unit', defaultMessage: 'Choose a unit' })}
        />
      </FormSection>
      <FormSection
        title={t({ id: 'common.value', defaultMessage: 'Value' })}
        lead={t({
          id: 'line-values-page.in-whole-dollars-charges-are',
          defaultMessage:
            'In whole dollars. Charges are stated to CBP for its statistics; they are not owed.',
        })}
      >
        <ValueField
          name={at('entered_value')}
          hint={t({
            id: 'line-values-page.block-36a-us-dollars-whole',
            defaultMessage: 'Block 36A. US dollars, whole',
          })}
        />
        <EntryField name={at('charges')} />
        <RadioField name={at('relationship')} columns={12} />
        <RowsField name={at('charges_breakdown')} />
      </FormSection>
      <ValueWorksheet id={id} />
    </>
  )
}
