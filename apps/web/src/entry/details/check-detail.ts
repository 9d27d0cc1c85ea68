import type { DraftData } from '@edfe/domain/entry'
import { checkEntry, inPageOrder } from '@edfe/domain/review'
import { checkPage, type Finding, type RuleContext } from '@edfe/domain/rules'
import type { DetailPage } from '../pages/detail-pages.ts'
import { stepOfPage } from '../pages/step-path.ts'
import { showsPath } from './page-paths.ts'

/**
 * Returns the findings of the rules on a detail page: the data layer's first, with those on an earlier step
 * that the page needs; then the form's, on the fields that the page also shows. Requirements of filing
 * wait for a save (`refusedOnPage`) or for the review.
 */
export function checkDetail(page: DetailPage, draft: DraftData, ctx: RuleContext): Finding[] {
  const step = stepOfPage(page)?.key
  const found = checkPage(page, draft, ctx).filter(
    (finding) => showsPath(page, finding.path) || finding.step !== step,
  )
  const judged = new Set(found.map((finding) => finding.path))
  const asked = checkEntry(draft, ctx).filter(
    ({ rule_id, path }) => showsPath(page, path) && !judged.has(path) && !rule_id.startsWith('FILING_'),
  )
  return inPageOrder([...found, ...asked])
}
