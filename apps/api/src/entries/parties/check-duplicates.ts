import { candidateSearch, findDuplicates, type Party } from '@edfe/domain/parties'
import { sql } from 'kysely'
import type { RecordRow } from '../repository/project-entry.ts'
import type { RequestScope } from '../request-scope.ts'
import { type DirectoryRow, findCandidates } from './find-parties.ts'

/** The result of the search for the same party in other entries, made when the party was written. */
interface DuplicateCheck {
  /** `unique`: none is like it; `possible`: some may be the same; `failed`: the search itself did not work. */
  status: 'unique' | 'possible' | 'failed'
  /** ISO instant. */
  checked_at: string
  /** The likeliest first, five at most. */
  matches: { name: string; entry_id: string; entry_number: string; score: number; reasons: string[] }[]
}

/**
 * Looks for the parties that a save has written among those of the organisation's other entries, and keeps the answer
 * with each. A search that fails does not undo the save (specification 2§7).
 */
export async function checkDuplicates(
  scope: RequestScope,
  entryId: string,
  written: readonly RecordRow[],
): Promise<void> {
  const { trx, org, now } = scope
  for (const { party_type, party_data } of written) {
    await sql`savepoint duplicate_check`.execute(trx)
    let check: DuplicateCheck
    try {
      check = await search(scope, entryId, party_data as Record<string, string | undefined>)
    } catch {
      await sql`rollback to savepoint duplicate_check`.execute(trx)
      check = { status: 'failed', checked_at: now.toISOString(), matches: [] }
    }
    await sql`
      update entry_parties set duplicate_check = ${JSON.stringify(check)}::jsonb
      where org_id = ${org.id} and entry_id = ${entryId} and party_type = ${String(party_type)}`.execute(trx)
  }
}

async function search(
  scope: RequestScope,
  entryId: string,
  data: Record<string, string | undefined>,
): Promise<DuplicateCheck> {
  const { tin, ein: _ein, ssn: _ssn, importer_number: _ior, consignee_number: _consignee, ...rest } = data
  const party: Party = { ...rest, number: scope.sealing.decrypt(tin ?? '') }
  const rows = party.name ? await findCandidates(scope, party, candidateSearch(party), entryId) : []
  const found = findDuplicates(
    party,
    rows.map((row): Party & { row: DirectoryRow } => ({ ...row.party, row })),
  )
  return {
    status: found.length > 0 ? 'possible' : 'unique',
    checked_at: scope.now.toISOString(),
    matches: found.map(({ party: { row }, score, reasons }) => ({
      name: row.party.name ?? '',
      entry_id: row.entry_id,
      entry_number: row.entry_number,
      score,
      reasons,
    })),
  }
}
