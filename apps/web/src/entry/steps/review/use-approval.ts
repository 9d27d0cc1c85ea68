import { DRAFTS, VALIDATED } from '@edfe/domain/entry'
import { useMe } from '../../../session/use-me.ts'
import { useEntry } from '../../editing/entry-context.ts'

/**
 * How the entry stands between its preparer and its approver, for the person who looks: `approve` where another person
 * prepared it and this one may submit it, `returned` where another person made it a draft again; undefined otherwise.
 */
export function useApproval(): 'approve' | 'returned' | undefined {
  const me = useMe().data?.user.id
  const entry = useEntry()
  const by = entry.status_changed_by?.id
  if (!me || !by || by === me) return undefined
  if (VALIDATED.has(entry)) return entry.may.submit ? 'approve' : undefined
  return DRAFTS.has(entry) && entry.may.edit && entry.status_reason ? 'returned' : undefined
}
