import { buildMid, type LineManufacturer, lineFields } from '@edfe/domain/entry'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { fromFormValues } from '../../form/form-values.ts'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import { LineSupplierField } from '../../suppliers/supplier-fields.tsx'

/** Shows the manufacturer of the goods of a line, and the manufacturer ID derived from name and address. */
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
      {t({ id: 'line-manufacturer.matches-the-details-above', defaultMessage: 'Matches the details above' })}
    </>
  ) : built ? (
    <T
      id="line-manufacturer.the-details-give-use-this"
      defaultMessage="The details give {built}. <button>Use this ID</button>"
      values={{
        built,
        button: (content) => (
          <Button look="inline" onClick={() => use(built)}>
            {content}
          </Button>
        ),
      }}
    />
  ) : !typed && shipped ? (
    t(
      {
        id: 'line-manufacturer.step-2-says-for-every',
        defaultMessage: 'Step 2 says {shipped} for every line without its own.',
      },
      { shipped },
    )
  ) : undefined
  const noteTone = isSame ? 'success' : undefined
  return <LineSupplierField id={id} field="manufacturer_mid" columns={12} note={note} noteTone={noteTone} />
}
