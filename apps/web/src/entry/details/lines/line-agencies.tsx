import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import { useValues } from '../../form/use-values.ts'
import { AgencyStatements } from '../agencies/agency-statements.tsx'
import { RowsField } from '../rows-field.tsx'
import { FlagsField } from './flags-field.tsx'

/** Shows the partner agencies' requirements for the goods of a line: flags, numbers, special handling. */
export function LineAgencies({ id }: { id: string }) {
  const at = inside(`line_items.${id}`)
  const { form } = useEntryFormContext()
  const [hts = '', origin = ''] = useValues(form, [at('htsus'), at('origin_country')]) as (
    | string
    | undefined
  )[]
  return (
    <FormSection
      title={t({ id: 'line-agencies.agencies', defaultMessage: 'Agencies' })}
      lead={t({
        id: 'line-agencies.food-needs-a-prior-notice',
        defaultMessage:
          'Food needs a prior notice, pesticides an EPA number, live plants a permit; other goods what their flags say.',
      })}
    >
      <AgencyStatements name={at('agency_statements')} {...{ hts, origin }} />
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
