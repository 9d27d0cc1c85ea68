import { useEntryContext } from '../editing/entry-context.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import { refusedOnPage } from '../frame/refused-here.ts'
import { type PageActions, useDetailActions } from '../frame/use-page-actions.ts'
import { type FlatSection, useSectionForm } from '../frame/use-section-form.ts'
import type { DetailPage } from '../pages/detail-pages.ts'
import { checkDetail } from './check-detail.ts'

/** Form and actions of a detail page over one section of plain fields. */
export function useDetailSection(
  page: DetailPage,
  section: FlatSection,
): { form: EntryForm; actions: PageActions } {
  const { rules } = useEntryContext()
  const form = useSectionForm(section, (draft) => checkDetail(page, draft, rules), refusedOnPage(page))
  return { form, actions: useDetailActions(page, form, section) }
}
