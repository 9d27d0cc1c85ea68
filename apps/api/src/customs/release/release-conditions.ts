import { type CargoReleaseAnswer, decodeRecord, SX_LAYOUTS } from '@edfe/abi'
import type { DraftData } from '@edfe/domain/entry'
import { releaseConditionToFinding, textAt } from '@edfe/domain/filing'
import type { StoredCondition } from '../../db/entry-tables.ts'
import { maskDraft } from '../../entries/repository/personal-numbers.ts'

/** Reads customs' conditions on a release as findings on the draft that was filed, personal numbers masked. */
export function readReleaseConditions(
  { conditions }: Pick<CargoReleaseAnswer, 'conditions'>,
  draft: DraftData,
): StoredCondition[] {
  const shown = maskDraft(draft)
  const lines = (draft.line_items ?? []).map(({ line_number, htsus, agency_statements }) => ({
    id: String(line_number).padStart(3, '0'),
    hts: (htsus ?? '').replace(/\D/g, ''),
    statements: agency_statements,
  }))
  return conditions.map((condition): StoredCondition => {
    const { values } = decodeRecord(condition.record, SX_LAYOUTS)
    const finding = releaseConditionToFinding({ ...condition, values }, lines)
    return {
      ...finding,
      code: condition.code,
      cbp_label: condition.narrative,
      sent_value: textAt(shown, finding.path),
    }
  })
}
