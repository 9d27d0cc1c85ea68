import type { DraftData, PartiesSection } from '@edfe/domain/entry'
import type { FieldValues } from 'react-hook-form'
import { useEntryContext } from '../editing/entry-context.ts'
import { fromFormValues, toFormValues } from '../form/form-values.ts'
import { type EntryForm, useEntryForm } from '../form/use-entry-form.ts'
import type { DetailPage } from '../frame/detail-pages.ts'
import { stepOfPage } from '../frame/step-path.ts'
import { type DetailActions, useDetailActions } from '../frame/use-detail-actions.ts'
import { checkDetail } from './check-detail.ts'

type FlatSection = 'shipment_origin' | 'export_details' | 'trade_remedies' | 'parties'

/** Parties of an entry are in the United States (specification 2§9). */
const withCountries = (parties: PartiesSection = {}): PartiesSection => ({
  ...parties,
  ultimate_consignee: { country: 'US', ...parties.ultimate_consignee },
  importer_of_record: { country: 'US', ...parties.importer_of_record },
})

/** Form and actions of a detail page over one section of plain fields; saving returns to the numbered step. */
export function useDetailSection(
  page: DetailPage,
  section: FlatSection,
): { form: EntryForm; actions: DetailActions } {
  const { rules } = useEntryContext()
  const form = useEntryForm({
    section,
    toValues: (draft: DraftData): FieldValues => {
      const stored = section === 'parties' ? withCountries(draft.parties) : { ...draft[section] }
      return { [section]: toFormValues(stored) }
    },
    toSection: (values) => fromFormValues(values[section]),
    check: (draft) => checkDetail(page, draft, rules),
  })
  return { form, actions: useDetailActions(form, section, stepOfPage(page)!.path) }
}
