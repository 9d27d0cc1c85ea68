import { UNFILED } from '@edfe/domain/entry'
import { statusAfterBulk } from '@edfe/domain/rules'
import { shownFindings } from '../../messages/formatter.ts'
import { entryNotFound, notEditable } from '../drafts/conflict.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { MemberScope } from '../request-scope.ts'
import { reviewEntry } from './review-entry.ts'

/** Runs every rule on an entry and keeps the run, with `statusOf` its findings. A filed entry is not validated again. */
export async function validateEntry(scope: MemberScope, id: string, statusOf = statusAfterBulk) {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (!UNFILED.has(entry)) return notEditable(entry)
  const { issues, blocking_error_count, warning_count } = await reviewEntry(scope, entry, statusOf)
  await recordActivity(scope, id, 'validated', { blocking_error_count, warning_count })
  return {
    issues: shownFindings(scope.words, issues, entry.draft),
    blocking_error_count,
    warning_count,
    validation_status: statusOf(issues),
    validated_at: scope.now.toISOString(),
  }
}
