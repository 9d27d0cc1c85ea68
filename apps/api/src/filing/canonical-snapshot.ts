import {
  type DraftData,
  dataLayerHts,
  projectBond,
  projectFees,
  projectLines,
  projectParties,
  projectTransport,
} from '@edfe/domain/entry'
import { totalsOf } from '@edfe/domain/figures'
import type { Finding } from '@edfe/domain/rules'
import type { EntryScope } from '../db/entries/entry-scope.ts'
import type { StoredEntry } from '../db/entries/load-entry.ts'
import { maskDraft } from '../db/entries/personal-numbers.ts'

export const SNAPSHOT_SCHEMA_VERSION = '1.0'

/**
 * The canonical JSON of an entry: its sections in the data layer's terms, amounts as decimal text, days as
 * YYYY-MM-DD, personal numbers masked, keys in a fixed order. `draft` is the document that it was made of.
 */
export function canonicalSnapshot(entry: StoredEntry, issues: readonly Finding[], generatedAt: Date) {
  const draft = maskDraft(entry.draft)
  const totals = totalsOf(draft)
  const count = (severity: Finding['severity']) =>
    issues.filter((issue) => issue.severity === severity).length
  return {
    schema_version: SNAPSHOT_SCHEMA_VERSION,
    generated_at: generatedAt.toISOString(),
    entry_number: entry.entry_number,
    port_code: draft.header?.port_code ?? '',
    type: entry.type,
    header: draft.header ?? {},
    transport: projectTransport(draft),
    export_details: draft.export_details ?? {},
    parties: { profile: draft.parties ?? {}, records: projectParties(draft) },
    bond: projectBond(draft),
    trade_remedies: draft.trade_remedies ?? {},
    lines: linesOf(draft),
    fees: projectFees(draft),
    totals: {
      total_entered_value: totals.total_entered_value.amount,
      total_duty: totals.total_duty.amount,
      total_tax: totals.total_tax.amount,
      total_other: totals.total_other.amount,
      grand_total: totals.grand_total.amount,
    },
    declaration: declarationOf(draft),
    summary: {
      total: issues.length,
      errors: count('error'),
      warnings: count('warning'),
      infos: count('info'),
    },
    issues,
    draft,
  }
}

const linesOf = (draft: DraftData) =>
  projectLines(draft).map((line) => ({ ...line, htsus: dataLayerHts(line.htsus) }))

function declarationOf({ totals_declarations: totals = {}, final_review: review = {} }: DraftData) {
  return {
    ior_agent: totals.declaration_ior_agent ?? false,
    purchase_agreement: totals.declaration_purchase_agreement ?? false,
    name: totals.declarant_name ?? '',
    title: totals.declarant_title ?? '',
    signature: totals.declarant_signature ?? '',
    date: totals.declarant_date ?? '',
    role: review.declarant_role ?? '',
  }
}

/** Stores a snapshot under the entry's next version and answers that version. The entry must be locked. */
export async function storeSnapshot(
  { trx, orgId, userId, now }: EntryScope,
  entryId: string,
  payload: ReturnType<typeof canonicalSnapshot>,
): Promise<number> {
  const latest = await trx
    .selectFrom('entry_json_snapshots')
    .select((select) => select.fn.max('version').as('version'))
    .where('org_id', '=', orgId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  const version = Number(latest?.version ?? 0) + 1
  await trx
    .insertInto('entry_json_snapshots')
    .values({
      org_id: orgId,
      entry_id: entryId,
      version,
      schema_version: payload.schema_version,
      payload: JSON.stringify(payload),
      generated_at: now,
      generated_by: userId,
      metadata: JSON.stringify({ line_count: payload.lines.length }),
    })
    .execute()
  return version
}
