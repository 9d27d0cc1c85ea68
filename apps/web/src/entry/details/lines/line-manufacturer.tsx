import { buildMid, type LineManufacturer, lineFields } from '@edfe/domain/entry'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { fromFormValues } from '../../form/form-values.ts'
import { useValues } from '../../form/use-values.ts'
import { LineSupplierField } from '../../suppliers/supplier-fields.tsx'

/** Who made the goods of a line, and the manufacturer ID that name and address give. */
export function ManufacturerFields({ id }: { id: string }) {
  const at = (field: string) => `line_items.${id}.manufacturer.${field}`
  return (
    <FormSection
      title="Manufacturer"
      lead="Checked where any of it is given. Country, province, name, street number and city make the ID."
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
  const name = `line_items.${id}.manufacturer_mid`
  const { editor, rules } = useEntryContext()
  const { form, blurred } = useEntryFormContext()
  const [maker, typed = ''] = useValues(form, [`line_items.${id}.manufacturer`, name]) as [
    LineManufacturer | undefined,
    string | undefined,
  ]
  const built = maker && buildMid(fromFormValues(lineFields.manufacturer.fields, maker), rules.profile)
  const shipped = editor.section('shipment_origin')?.manufacturer_id
  const isSame = built !== undefined && typed.trim().toUpperCase() === built
  const use = (mid: string) => {
    form.setValue(name, mid, { shouldDirty: true })
    blurred(name)
  }
  const note = isSame ? (
    <>
      <Icon name="check" />
      Matches the details above
    </>
  ) : built ? (
    <>
      The details give {built}.{' '}
      <Button look="inline" onClick={() => use(built)}>
        Use this ID
      </Button>
    </>
  ) : !typed && shipped ? (
    `Step 2 says ${shipped} for every line without its own.`
  ) : undefined
  const noteTone = isSame ? 'success' : undefined
  return <LineSupplierField id={id} field="manufacturer_mid" columns={12} note={note} noteTone={noteTone} />
}
