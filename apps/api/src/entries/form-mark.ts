import { type EntryStatus, isRejected } from '@edfe/domain/entry'
import type { CustomsSide } from '@edfe/domain/profile'
import type { FormMarks } from '@edfe/form-7501'
import type { StoredEntry } from './repository/load-entry.ts'

type Filed = Pick<
  StoredEntry,
  'status' | 'deletion' | 'summary_version' | 'corrects_summary' | 'is_post_summary' | 'draft'
>

const STATUS_MARKS: Partial<Record<EntryStatus, string>> = {
  draft: 'DRAFT',
  validated: 'NOT FILED',
  submitted: 'SUBMITTED, NOT YET ACCEPTED',
  rejected: 'REJECTED',
}

const PRACTICE_MARKS: Partial<Record<CustomsSide, string>> = {
  simulator: 'PRACTICE: NOT SENT TO CBP',
  test: 'TEST: NOT FILED WITH CBP',
}

/**
 * Returns the marks on every printed page, behind its content and at its head, of a form that is not on file
 * with CBP: its status or that CBP deleted it, and that it is one of practice. No mark on one that is on
 * file. The note names the version of the summary that it replaces or corrects, and a request to accelerate
 * the liquidation.
 */
export function formMarks(entry: Filed, customs: CustomsSide): FormMarks {
  const marks = [
    entry.deletion === 'deleted' ? 'DELETED' : STATUS_MARKS[entry.status],
    PRACTICE_MARKS[customs],
  ].filter((mark) => mark !== undefined)
  return { marks, note: noteOf(entry) }
}

function noteOf({
  summary_version: version,
  corrects_summary,
  is_post_summary,
  draft,
}: Filed): string | undefined {
  if (version === 1) return undefined
  const isAccelerated = is_post_summary && draft.header?.accelerated_liquidation === true
  const acts = `${isRejected(corrects_summary) ? 'Corrects' : 'Replaces'} version ${version - 1}`
  return `Version ${version}. ${acts}${isAccelerated ? '. Accelerated liquidation requested' : ''}`
}
