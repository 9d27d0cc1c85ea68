import { t } from '../../../words/t.ts'
import { useSection } from '../../editing/entry-context.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import { LineSupplierField } from '../../suppliers/supplier-fields.tsx'

/** Shows the manufacturer of the goods of a line, and its manufacturer ID. */
export function ManufacturerFields({ id }: { id: string }) {
  const at = inside(`line_items.${id}.manufacturer`)
  return (
    <FormSection
      title={t({ id: 'line-manufacturer.manufacturer', defaultMessage: 'Manufacturer' })}
      lead={t({
        id: 'line-manufacturer.checked-where-any-of-it',
        defaultMessage:
          'Checked where any of it is given. Country, province, name, street number and city make the ID.',
      })}
    >
      <LineSupplierField id={id} field="manufacturer.name" columns={12} />
      <EntryField name={at('address_line1')} />
      <EntryField name={at('address_line2')} />
      <EntryField name={at('city')} />
      <EntryField name={at('province')} />
      <EntryField name={at('country')} />
      <EntryField name={at('postal')} />
      <MakerId id={id} />
    </FormSection>
  )
}

function MakerId({ id }: { id: string }) {
  const { form } = useEntryFormContext()
  const typed = useValues(form, `line_items.${id}.manufacturer_mid`)
  const shipped = useSection('shipment_origin')?.manufacturer_id
  const note =
    !typed && shipped
      ? t(
          {
            id: 'line-manufacturer.step-2-says-for-every',
            defaultMessage: 'Step 2 says {shipped} for every line without its own.',
          },
          { shipped },
        )
      : undefined
  return <LineSupplierField id={id} field="manufacturer_mid" columns={12} note={note} />
}
