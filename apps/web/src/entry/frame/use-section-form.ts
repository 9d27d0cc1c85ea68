import { type DraftData, draftFields, type NamedPage, type StepKey } from '@edfe/domain/entry'
import type { Finding } from '@edfe/domain/rules'
import type { FieldValues } from 'react-hook-form'
import { fromFormValues, toFormValues } from '../form/form-values.ts'
import { type Check, type EntryForm, useEntryForm } from '../form/use-entry-form.ts'
import type { DetailPage } from '../pages/detail-pages.ts'
import { stepShowing } from './field-page.ts'
import { findingsOnRare } from './findings-on-rare.ts'
import { refusedOnStep } from './refused-here.ts'
import { type PageActions, useStepActions } from './use-page-actions.ts'

/** Sections of plain fields, without rows. */
export type FlatSection =
  | 'header'
  | 'bond_information'
  | 'shipment_origin'
  | 'parties'
  | 'export_details'
  | 'release'
  | 'security_filing'
  | 'trade_remedies'

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

/** The form of a page over sections of plain fields, its own first; `check` and `refuses` as in the form's specification. */
export function useSectionForm(
  section: FlatSection,
  check: Check,
  refuses: Check,
  beside: readonly FlatSection[] = [],
): EntryForm {
  return useEntryForm({
    section,
    toValues: (draft) =>
      Object.fromEntries([section, ...beside].flatMap((each) => Object.entries(toValues(each, draft)))),
    toSection: (values) => toSection(section, values),
    beside: Object.fromEntries(
      beside.map((each) => [each, (values: FieldValues) => toSection(each, values)]),
    ),
    check,
    refuses,
    nameOf,
  })
}

/** Fields of a detail page that a numbered step shows as well, while the entry needs them. */
export interface DetailInStep {
  page: DetailPage
  /** Their section, where it is not the step's. */
  section?: FlatSection
  /** True if a finding on a field that the step shows waits for the review. */
  waits?: (finding: Finding) => boolean
}

/**
 * Form and actions of a numbered step over one section of plain fields, with those of detail pages that it shows. What the
 * pages' rules find in values that are given holds up the step too; the blank ones wait for the review.
 */
export function useSectionStep(
  section: FlatSection,
  key: StepKey,
  ...details: readonly DetailInStep[]
): { step: EntryForm; actions: PageActions } {
  const check: Check = (draft, filing, rules) => {
    const own = filing.checkStep(key, draft, rules)
    const checkPage = (page: NamedPage) => filing.checkPage(page, draft, rules)
    const found = [
      ...details.flatMap(({ page, waits }) =>
        checkPage(page).filter((finding) => stepShowing(finding.path, draft) === key && !waits?.(finding)),
      ),
      ...findingsOnRare(key, draft, checkPage),
    ]
    const judged = new Set(own.map(({ path }) => path))
    return [...own, ...found.filter(({ path }) => !judged.has(path))]
  }
  const step = useSectionForm(
    section,
    check,
    refusedOnStep(key),
    details.flatMap((detail) => detail.section ?? []),
  )
  return { step, actions: useStepActions(key, step, section) }
}
