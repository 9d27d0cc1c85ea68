import type { LineItem } from '@edfe/domain/entry'
import { type AskedDeclaration, declarationsAskedOf } from '@edfe/domain/filing'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FieldGroup, FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'

/** Titles, and the reason why the fields are asked. */
const wordsList = (): Record<AskedDeclaration, [title: string, why: string]> => ({
  softwood: [
    t({ id: 'line-declarations.softwood-lumber', defaultMessage: 'Softwood lumber' }),
    t({
      id: 'line-declarations.importers-of-softwood-lumber-declare',
      defaultMessage: 'Importers of softwood lumber declare its export price (19 CFR 12.142).',
    }),
  ],
  steel: [
    t({
      id: 'line-declarations.exclusion-and-quota-of-steel',
      defaultMessage: 'Exclusion and quota of steel',
    }),
    t({
      id: 'line-declarations.only-where-commerce-or-korea',
      defaultMessage: 'Only where Commerce or Korea gave you a number for these goods.',
    }),
  ],
  aluminum: [
    t({ id: 'line-declarations.exclusion-of-aluminum', defaultMessage: 'Exclusion of aluminum' }),
    t({
      id: 'line-declarations.only-where-commerce-gave-you',
      defaultMessage: 'Only where Commerce gave you a number for these goods.',
    }),
  ],
  solar: [
    t({ id: 'line-declarations.bifacial-solar-panels', defaultMessage: 'Bifacial solar panels' }),
    t({
      id: 'line-declarations.asked-because-the-line-is',
      defaultMessage: 'Asked because the line is under heading 9903.45.29.',
    }),
  ],
  crane: [
    t({ id: 'line-declarations.ship-to-shore-cranes', defaultMessage: 'Ship-to-shore cranes' }),
    t({
      id: 'line-declarations.asked-because-the-line-is-2',
      defaultMessage: 'Asked because the line is under heading 9903.91.09.',
    }),
  ],
  auto: [
    t({ id: 'line-declarations.auto-parts', defaultMessage: 'Auto parts' }),
    t({
      id: 'line-declarations.only-with-a-license-of',
      defaultMessage: 'Only with a license of the Department of Commerce.',
    }),
  ],
  craft: [
    t({ id: 'line-declarations.craft-beverage', defaultMessage: 'Craft beverage' }),
    t({
      id: 'line-declarations.cbp-passes-this-on-to',
      defaultMessage: 'CBP passes this on to the TTB, which refunds a part of the tax.',
    }),
  ],
})

/**
 * The declarations that step 4 asks for too: those that the goods, a tariff row or a claim of the line calls
 * for.
 */
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
  const at = inside(`line_items.${id}.importer_declarations`)
  switch (asked) {
    case 'softwood':
      return (
        <>
          <EntryField
            name={at('softwood_conforms')}
            empty={t({ id: 'line-declarations.not-declared', defaultMessage: 'Not declared' })}
          />
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
      return (
        <EntryField name={at('solar_certified')} empty={t({ id: 'common.none', defaultMessage: 'None' })} />
      )
    case 'crane':
      return (
        <EntryField name={at('crane_certified')} empty={t({ id: 'common.none', defaultMessage: 'None' })} />
      )
    case 'auto':
      return <EntryField name={at('auto_license')} />
    case 'craft':
      return (
        <>
          <EntryField name={at('craft_producer_id')} />
          <EntryField name={at('craft_producer_name')} />
          <EntryField name={at('craft_rate_code')} columns={4} />
          <EntryField name={at('craft_tax_rate')} columns={4} />
          <EntryField
            name={at('craft_flavor_credit')}
            columns={4}
            empty={t({ id: 'common.none', defaultMessage: 'None' })}
          />
        </>
      )
  }
}

/**
 * Shows the importer's declarations for the goods of a line beyond the form, with a section for each that may
 * be asked.
 */
export const LineDeclarations = ({ id }: { id: string }) =>
  useAsked(id).map((asked) => (
    <FormSection key={asked} title={wordsList()[asked][0]} lead={wordsList()[asked][1]}>
      <Fields id={id} asked={asked} />
    </FormSection>
  ))

/** The same in step 4, where the line needs it. */
export const LineDeclarationGroups = ({ id }: { id: string }) =>
  useAsked(id)
    .filter((asked) => IN_STEP_4.includes(asked))
    .map((asked) => (
      <FieldGroup key={asked} title={wordsList()[asked][0]} why={wordsList()[asked][1]}>
        <Fields id={id} asked={asked} />
      </FieldGroup>
    ))
