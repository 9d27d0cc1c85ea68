import type { ClaimKind } from '@edfe/contracts/choices'
import type { FileType } from '@edfe/domain/documents'
import { maskPersonalNumber } from '@edfe/domain/parties'
import type { Trx } from '../../db/engine.ts'
import type { TextSealing } from '../../db/sealing.ts'
import { confirmIn, recordInOrganization } from './filing-claims.ts'

const MOST = 50

/** An open request as the operator reads it; personal numbers are masked. */
export interface OpenRequest {
  id: string
  organization: string
  kind: ClaimKind
  number: string
  asked_by: string
  asked_at: string
  letter: string | null
}

/** The requests that wait for the operator, oldest first. */
export async function openRequests(trx: Trx, sealing: TextSealing): Promise<OpenRequest[]> {
  const rows = await trx
    .selectFrom('filing_requests as r')
    .innerJoin('organizations as o', 'o.id', 'r.org_id')
    .leftJoin('users as u', 'u.id', 'r.asked_by')
    .select(['r.id', 'r.kind', 'r.number', 'r.asked_at', 'r.letter_name', 'o.name', 'u.email'])
    .where('r.state', '=', 'open')
    .orderBy('r.asked_at')
    .limit(MOST)
    .execute()
  return rows.map(({ id, kind, number, asked_at, letter_name, name, email }) => ({
    id,
    organization: name,
    kind,
    number: maskPersonalNumber(sealing.decrypt(number)),
    asked_by: email ?? '',
    asked_at: asked_at.toISOString(),
    letter: letter_name,
  }))
}

interface Letter {
  name: string
  type: FileType
  bytes: Buffer
}

/** The letter of a request; undefined when there is none. */
export async function readLetter(trx: Trx, sealing: TextSealing, id: string): Promise<Letter | undefined> {
  const row = await trx
    .selectFrom('filing_requests')
    .select(['letter', 'letter_name', 'letter_type'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row?.letter || !row.letter_name || !row.letter_type) return undefined
  return {
    name: row.letter_name,
    type: row.letter_type,
    bytes: Buffer.from(sealing.decrypt(row.letter), 'base64'),
  }
}

/**
 * Confirms the number of an open request, or refuses it with the reason that the organization reads; false when there is
 * no such request. Runs in a transaction of the operator.
 */
export async function decideRequest(
  trx: Trx,
  sealing: TextSealing,
  { id, isConfirmed, reason }: { id: string; isConfirmed: boolean; reason: string },
): Promise<boolean> {
  const request = await trx
    .updateTable('filing_requests')
    .set({
      state: isConfirmed ? 'confirmed' : 'refused',
      reason: isConfirmed ? '' : reason,
      decided_at: new Date(),
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['org_id', 'kind', 'number'])
    .executeTakeFirst()
  if (!request) return false
  const { org_id: orgId, kind } = request
  const number = sealing.decrypt(request.number)
  if (isConfirmed) await confirmIn(trx, sealing, { orgId, kind, number })
  else await recordInOrganization(trx, orgId, { action: 'refuse_number', after: { [kind]: number, reason } })
  return true
}
