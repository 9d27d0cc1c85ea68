import type { DraftData } from '@edfe/domain/entry'
import type { FieldValues } from 'react-hook-form'
import { useEntryContext } from '../../../wizard/entry-context.ts'
import { shownValues, storedValues } from '../../../wizard/form-values.ts'
import type { DetailPage } from '../../../wizard/named-pages.ts'
import { stepOfPage } from '../../../wizard/step-path.ts'
import { type NamedActions, useNamedActions } from '../../../wizard/use-named-actions.ts'
import { type StepForm, useStepForm } from '../../../wizard/use-step-form.ts'
import { checkDetail } from './check-detail.ts'

type FlatSection = 'shipment_origin' | 'export_details' | 'trade_remedies' | 'parties'

/** Form and actions of a detail page over one section of plain fields; saving returns to the numbered step. */
export function useDetailSection(
  page: DetailPage,
  section: FlatSection,
): { form: StepForm; actions: NamedActions } {
  const { rules } = useEntryContext()
  const form = useStepForm({
    section,
    toValues: (draft: DraftData): FieldValues => ({ [section]: shownValues({ ...draft[section] }) }),
    toSection: (values) => storedValues(values[section]),
    check: (draft) => checkDetail(page, draft, rules),
  })
  return { form, actions: useNamedActions(form, section, stepOfPage(page)!.path) }
}
