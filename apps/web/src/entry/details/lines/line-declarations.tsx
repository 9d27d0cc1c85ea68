import type { LineItem } from '@edfe/domain/entry'
import { type AskedDeclaration, declarationsAskedOf } from '@edfe/domain/filing'
import { yesNo } from '../../form/choices.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FieldGroup, FormSection } from '../../form/form-section.tsx'
import { useValues } from '../../form/use-values.ts'

const CONFORMS = [
  { value: 'Y', label: 'Yes, it meets the Act' },
  { value: 'N', label: 'No, it does not' },
]

/** Titles, and the reason why the fields are asked. */
const WORDS: Record<AskedDeclaration, [title: string, why: string]> = {
  softwood: ['Softwood lumber', 'Importers of softwood lumber declare its export price (19 CFR 12.142).'],
  steel: ['Exclusion and quota of steel', 'Only where Commerce or Korea gave you a number for these goods.'],
  aluminum: ['Exclusion of aluminum', 'Only where Commerce gave you a number for these goods.'],
  solar: ['Bifacial solar panels', 'Asked because the line is under heading 9903.45.29.'],
  crane: ['Ship-to-shore cranes', 'Asked because the line is under heading 9903.91.09.'],
  auto: ['Auto parts', 'Only with a license of the Department of Commerce.'],
  craft: ['Craft beverage', 'CBP passes this on to the TTB, which refunds a part of the tax.'],
}

/** What step 4 asks as well: what the goods need, or what a tariff row or claim of the line calls for. */
const IN_STEP_4: readonly AskedDeclaration[] = ['softwood', 'solar', 'crane', 'auto', 'craft']

function useAsked(id: string): AskedDeclaration[] {
  const { form } = useEntryFormContext()
  const [htsus, tariff_rows, product_claim, importer_declarations] = useValues(
    form,
    ['htsus', 'tariff_rows', 'product_claim', 'importer_declarations'].map(
      (field) => `line_items.${id}.${field}`,
    ),
  ) as [
    LineItem['htsus'],
    LineItem['tariff_rows'],
    LineItem['product_claim'],
    LineItem['importer_declarations'],
  ]
  return declarationsAskedOf({ htsus, tariff_rows, product_claim, importer_declarations })
}

function Fields({ id, asked }: { id: string; asked: AskedDeclaration }) {
  const at = (field: string) => `line_items.${id}.importer_declarations.${field}`
  switch (asked) {
    case 'softwood':
      return (
        <>
          <EntryField name={at('softwood_conforms')} options={CONFORMS} empty="Not declared" />
          <EntryField name={at('softwood_price')} />
          <EntryField name={at('softwood_charges')} />
        </>
      )
    case 'steel':
      return (
        <>
          <EntryField name={at('steel_exclusion')} />
          <EntryField name={at('korean_certificate')} />
        </>
      )
    case 'aluminum':
      return <EntryField name={at('aluminum_exclusion')} />
    case 'solar':
      return <EntryField name={at('solar_certified')} options={yesNo()} empty="None" />
    case 'crane':
      return <EntryField name={at('crane_certified')} options={yesNo()} empty="None" />
    case 'auto':
      return <EntryField name={at('auto_license')} />
    case 'craft':
      return (
        <>
          <EntryField name={at('craft_producer_id')} />
          <EntryField name={at('craft_producer_name')} />
          <EntryField name={at('craft_rate_code')} columns={4} />
          <EntryField name={at('craft_tax_rate')} columns={4} />
          <EntryField name={at('craft_flavor_credit')} columns={4} options={yesNo()} empty="None" />
        </>
      )
  }
}

/** What the importer declares of the goods of a line beyond the form, a section for each that may be asked. */
export const LineDeclarations = ({ id }: { id: string }) =>
  useAsked(id).map((asked) => (
    <FormSection key={asked} title={WORDS[asked][0]} lead={WORDS[asked][1]}>
      <Fields id={id} asked={asked} />
    </FormSection>
  ))

/** The same in step 4, where the line needs it. */
export const LineDeclarationGroups = ({ id }: { id: string }) =>
  useAsked(id)
    .filter((asked) => IN_STEP_4.includes(asked))
    .map((asked) => (
      <FieldGroup key={asked} title={WORDS[asked][0]} why={WORDS[asked][1]}>
        <Fields id={id} asked={asked} />
      </FieldGroup>
    ))
