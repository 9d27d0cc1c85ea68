import type { Condition, EntrySummaryResponse } from '@edfe/abi'
import type { DraftData } from '@edfe/domain/entry'
import { conditionToFinding, textAt } from '@edfe/domain/filing'
import type { StoredCondition } from '../../db/entry-tables.ts'
import { maskDraft } from '../../entries/repository/personal-numbers.ts'

/** Line identifiers as the summary carries them: the line's number in three digits. */
const lineIds = (draft: DraftData) =>
  (draft.line_items ?? []).map((line) => ({ id: String(line.line_number).padStart(3, '0') }))

/**
 * Reads customs' conditions on a summary as findings on the draft that was filed: plain words, the field, and
 * the value that was sent, personal numbers masked.
 */
export function readConditions(response: EntrySummaryResponse, draft: DraftData): StoredCondition[] {
  const shown = maskDraft(draft)
  return response.conditions.map((condition) => readCondition(condition, draft, shown))
}

function readCondition(condition: Condition, draft: DraftData, shown: DraftData): StoredCondition {
  const finding = conditionToFinding(condition, { lines: lineIds(draft) })
  return {
    ...finding,
    code: condition.code,
    cbp_label: condition.narrative,
    sent_value: textAt(shown, finding.path),
  }
}
