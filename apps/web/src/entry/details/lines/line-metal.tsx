import type { LineItem } from '@edfe/domain/entry'
import { type Metal, metalsAskedOf } from '@edfe/domain/filing'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FieldGroup, FormSection } from '../../form/form-section.tsx'
import { useValues } from '../../form/use-values.ts'

const FIELDS = {
  steel: ['steel_melt_pour'],
  aluminum: ['aluminum_primary_smelt', 'aluminum_secondary_smelt', 'aluminum_cast'],
  copper: ['copper_primary_smelt', 'copper_secondary_smelt', 'copper_cast'],
} as const satisfies Record<Metal, readonly string[]>
const METALS = ['steel', 'aluminum', 'copper'] as const

/** The metals that a line may be of: by chapter and tariff rows, and those whose countries it has. */
function useMetals(id: string): Metal[] {
  const { form } = useEntryFormContext()
  const [htsus, tariff_rows, metal] = useValues(
    form,
    ['htsus', 'tariff_rows', 'metal'].map((field) => `line_items.${id}.${field}`),
  ) as [LineItem['htsus'], LineItem['tariff_rows'], LineItem['metal']]
  return metalsAskedOf({ htsus, tariff_rows, metal })
}

const Countries = ({ id, metals }: { id: string; metals: readonly Metal[] }) =>
  metals
    .flatMap((metal) => FIELDS[metal])
    .map((field) => <EntryField key={field} name={`line_items.${id}.metal.${field}`} />)

/** Where the metal of a line comes from, where the line may be of metal. */
export function LineMetal({ id }: { id: string }) {
  if (useMetals(id).length === 0) return null
  return (
    <FormSection
      title={t({ id: 'line-metal.metal', defaultMessage: 'Metal' })}
      lead={t({
        id: 'line-metal.countries-given-here-go-with',
        defaultMessage:
          'Countries given here go with this line in place of those of step 2 and of trade remedies. Leave all of them blank where those are right.',
      })}
    >
      <Countries id={id} metals={METALS} />
    </FormSection>
  )
}

/** The same in step 4: the metal of the chapter alone, all three for what is made of metal. */
export function LineMetalGroup({ id }: { id: string }) {
  const metals = useMetals(id)
  if (metals.length === 0) return null
  return (
    <FieldGroup
      title={t({ id: 'line-metal.metal-of-this-line', defaultMessage: 'Metal of this line' })}
      why={t({
        id: 'line-metal.asked-of-steel-aluminum-copper',
        defaultMessage:
          'Asked of steel, aluminum, copper and what is made of them. Blank: the countries of step 2 or of trade remedies.',
      })}
    >
      <Countries id={id} metals={metals} />
    </FieldGroup>
  )
}
