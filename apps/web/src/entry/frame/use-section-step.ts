import type { StepKey } from '@edfe/domain/entry'
import { checkStep } from '@edfe/domain/rules'
import type { FieldValues } from 'react-hook-form'
import { useEntryContext } from '../editing/entry-context.ts'
import type { DraftData } from '../editing/wire.ts'
import { fromFormValues, toFormValues } from '../form/form-values.ts'
import { type EntryForm, useEntryForm } from '../form/use-entry-form.ts'
import { type StepActions, useStepActions } from './use-step-actions.ts'

type FlatSection = 'header' | 'shipment_origin' | 'parties'

/** What a section's form starts with where the draft has nothing yet. */
const BLANK: Record<FlatSection, object> = {
  header: {},
  shipment_origin: { missing_documents: ['', ''] },
  parties: { ultimate_consignee: { country: 'US' }, importer_of_record: { country: 'US' } },
}

function toValues(section: FlatSection, draft: DraftData): FieldValues {
  const stored = toFormValues({ ...BLANK[section], ...draft[section] }) as Record<string, unknown>
  if (section === 'shipment_origin') {
    const [first = '', second = ''] = (stored.missing_documents as string[] | undefined) ?? []
    stored.missing_documents = [first, second]
  }
  if (section === 'parties') {
    for (const party of ['ultimate_consignee', 'importer_of_record']) {
      stored[party] = { ...(stored[party] as object | undefined), country: 'US' }
    }
  }
  return { [section]: stored }
}

function toSection(section: FlatSection, values: FieldValues): unknown {
  const stored = fromFormValues(values[section]) as Record<string, unknown>
  if (section === 'shipment_origin') {
    stored.missing_documents = (stored.missing_documents as string[]).filter(Boolean)
  }
  return stored
}

/** Codes of block 18 are two selects and one field of the draft: what is wrong with it stands at the first. */
const nameOf = (path: string): string =>
  path.endsWith('.missing_documents') ? `${path}.0` : path.replace(/(missing_documents\.\d+).*/, '$1')

/** Form and actions of a numbered step over one section of plain fields. */
export function useSectionStep(
  section: FlatSection,
  key: StepKey,
): { step: EntryForm; actions: StepActions } {
  const { rules } = useEntryContext()
  const step = useEntryForm({
    section,
    toValues: (draft) => toValues(section, draft),
    toSection: (values) => toSection(section, values),
    check: (draft) => checkStep(key, draft, rules),
    nameOf,
  })
  return { step, actions: useStepActions(key, step, section) }
}
