import { type LineItem, lineFields } from '@edfe/domain/entry'
import { arrivalTimeOf, lineQuantities } from '@edfe/domain/filing'
import { t } from '../../../words/t.ts'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { fromFormValues } from '../../form/form-values.ts'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import { AgencyStatements } from '../agencies/agency-statements.tsx'
import { RowsField } from '../rows-field.tsx'
import { FlagsField } from './flags-field.tsx'

const WATCHED = [
  'htsus',
  'origin_country',
  'net_qty',
  'net_uom',
  'net_qty_2',
  'net_uom_2',
  'net_qty_3',
  'net_uom_3',
] as const

/** Shows the partner agencies' requirements for the goods of a line: flags, numbers, special handling. */
export function LineAgencies({ id }: { id: string }) {
  const at = inside(`line_items.${id}`)
  const { form } = useEntryFormContext()
  const { rules } = useEntryContext()
  const typed = useValues(form, WATCHED.map(at)) as unknown[]
  const line = fromFormValues<Pick<LineItem, (typeof WATCHED)[number]>>(
    lineFields,
    Object.fromEntries(WATCHED.map((field, index) => [field, typed[index]])),
  )
  const { htsus: hts = '', origin_country: origin } = line
  const arrivalTime = arrivalTimeOf(useEntry().draft_data)
  const facts = {
    quantities: lineQuantities(line),
    ...(origin && { origin }),
    ...(arrivalTime && { arrivalTime }),
  }
  return (
    <FormSection
      title={t({ id: 'line-agencies.agencies', defaultMessage: 'Agencies' })}
      lead={
        rules.profile.unsentFacts === 'required'
          ? t({
              id: 'line-agencies.food-needs-a-prior-notice',
              defaultMessage:
                'Food needs a prior notice, pesticides an EPA number, live plants a permit; other goods what their flags say.',
            })
          : t({
              id: 'line-agencies.asked-by-flags',
              defaultMessage: 'What the agencies of these goods ask, and the numbers of their papers.',
            })
      }
    >
      <AgencyStatements name={at('agency_statements')} {...{ hts, facts }} />
      <FlagsField name={at('pga_flags')} />
      <RowsField
        name={at('license_numbers')}
        hint={t({
          id: 'line-agencies.licenses-prior-notices-2-letters',
          defaultMessage: 'Licenses, prior notices (2 letters and 6 digits), EPA numbers (NN-NN-N)',
        })}
      />
      <RowsField
        name={at('permit_info')}
        hint={t({
          id: 'line-agencies.permits-for-plants-p-and',
          defaultMessage: 'Permits, for plants P and 6 digits',
        })}
      />
      <EntryField
        name={at('special_handling')}
        hint={t({
          id: 'line-agencies.pnc-food-epc-pesticides-aph',
          defaultMessage: 'PNC food, EPC pesticides, APH plants',
        })}
      />
    </FormSection>
  )
}
