import { type DraftData, draftFields, type StepKey } from '@edfe/domain/entry'
import { checkStep, type Finding } from '@edfe/domain/rules'
import type { FieldValues } from 'react-hook-form'
import { useEntryContext } from '../editing/entry-context.ts'
import { fromFormValues, toFormValues } from '../form/form-values.ts'
import { type EntryForm, useEntryForm } from '../form/use-entry-form.ts'
import { type PageActions, useStepActions } from './use-page-actions.ts'

/** Sections of plain fields, without rows. */
export type FlatSection = 'header' | 'shipment_origin' | 'parties' | 'export_details' | 'trade_remedies'

const PARTIES = ['ultimate_consignee', 'importer_of_record'] as const

/** The form's values of a section: two selects for block 18, and parties in the United States (specification 2§9). */
function toValues(section: FlatSection, draft: DraftData): FieldValues {
  const values: FieldValues = toFormValues(draftFields[section].fields, { ...draft[section] })
  if (section === 'shipment_origin') {
    const [first = '', second = '', ...more] = draft.shipment_origin?.missing_documents ?? []
    values.missing_documents = [first, second, ...more]
  }
  if (section === 'parties') {
    for (const party of PARTIES) values[party] = { ...values[party], country: 'US' }
  }
  return { [section]: values }
}

function toSection(section: FlatSection, values: FieldValues): unknown {
  const stored: FieldValues = fromFormValues(draftFields[section].fields, values[section])
  return section === 'shipment_origin'
    ? { ...stored, missing_documents: stored.missing_documents.filter(Boolean) }
    : stored
}

/** A code of block 18 is one of two selects and one field of the draft: its finding belongs to the first. */
const nameOf = (path: string): string =>
  path.endsWith('.missing_documents') ? `${path}.0` : path.replace(/(missing_documents\.\d+).*/, '$1')

/** The form of a page over one section of plain fields; `check` gives the findings of the page. */
export const useSectionForm = (section: FlatSection, check: (draft: DraftData) => Finding[]): EntryForm =>
  useEntryForm({
    section,
    toValues: (draft) => toValues(section, draft),
    toSection: (values) => toSection(section, values),
    check,
    nameOf,
  })

/** Form and actions of a numbered step over one section of plain fields. */
export function useSectionStep(
  section: FlatSection,
  key: StepKey,
): { step: EntryForm; actions: PageActions } {
  const { rules } = useEntryContext()
  const step = useSectionForm(section, (draft) => checkStep(key, draft, rules))
  return { step, actions: useStepActions(key, step, section) }
}
