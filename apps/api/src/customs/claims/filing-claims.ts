import type { ClaimKind } from '@edfe/contracts/choices'
import { filerCodeProblem } from '@edfe/contracts/filer-code'
import { FALLBACK_FILER_CODE, normaliseFilerCode } from '@edfe/domain/entry'
import { partyNumber } from '@edfe/domain/filing'
import { say } from '@edfe/domain/messages'
import { maskPersonalNumber } from '@edfe/domain/parties'
import { sql } from 'kysely'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Db, Trx } from '../../db/engine.ts'
import type { TextSealing } from '../../db/sealing.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'

/**
 * A number in the form in which it is filed; undefined for what cannot be one. ZZZ is the mark of an organization that
 * has no filer code, so nobody files under it.
 */
export function numberAsFiled(kind: ClaimKind, typed: string): string | undefined {
  if (kind === 'importer_number') return partyNumber(typed)
  const code = normaliseFilerCode(typed)
  if (code === FALLBACK_FILER_CODE || filerCodeProblem(code)) return undefined
  return code === typed.trim().toUpperCase() ? code : undefined
}

/**
 * Why an entry may not go to CBP: its filer code or importer number is not confirmed for the organization. Anybody can
 * type a number that belongs to somebody else, so the operator confirms each once (19 CFR 143.2 and 24.5 tie them to
 * the person who applied for them).
 */
export const claimRefusal = (scope: RequestScope, entry: StoredEntry): Promise<Refusal | undefined> =>
  numbersRefusal(scope, {
    filerCode: entry.entry_number.slice(0, 3),
    importer: partyNumber(entry.draft.parties?.importer_number) ?? '',
  })

/** Why nothing may go to CBP under a filer code about an importer number: one of them is not confirmed. */
export async function numbersRefusal(
  scope: RequestScope,
  { filerCode: code, importer }: { filerCode: string; importer: string },
): Promise<Refusal | undefined> {
  const rows = await scope.trx
    .selectFrom('filing_claims')
    .select(['kind', 'number'])
    .where('org_id', '=', scope.org.id)
    .execute()
  const isConfirmed = (kind: ClaimKind, number: string) =>
    rows.some((row) => row.kind === kind && scope.sealing.decrypt(row.number) === number)
  const missing = [
    ...(isConfirmed('filer_code', code) ? [] : [filerCodeWords(code)]),
    ...(isConfirmed('importer_number', importer) ? [] : [`importer number ${maskPersonalNumber(importer)}`]),
  ]
  return missing.length === 0 ? undefined : notConfirmed(missing)
}

const filerCodeWords = (code: string): string =>
  code === FALLBACK_FILER_CODE ? 'a filer code (the number of this entry has none)' : `filer code ${code}`

const notConfirmed = (missing: string[]): Refusal =>
  refuse(
    409,
    'numbers_not_confirmed',
    say(
      {
        id: 'refusal.numbers-not-confirmed',
        defaultMessage:
          'Nothing was sent. The operator has not confirmed yet that these belong to your organization: {numbers}. An admin asks for it in Organization Settings, under ‘Numbers to file under’.',
      },
      { numbers: missing.join(' and ') },
    ),
  )

/** The organizations of a name, whatever its case, for an operator who knows no ids. */
export const organizationsNamed = (db: Db, name: string): Promise<{ id: string; name: string }[]> =>
  serverTransaction(db, 'operator', (trx) =>
    trx
      .selectFrom('organizations')
      .select(['id', 'name'])
      .where(sql`lower(name)`, '=', name.trim().toLowerCase())
      .orderBy('created_at')
      .execute(),
  )

/** The result of confirming a number. */
export type Confirmation =
  | 'confirmed'
  | 'known already'
  | 'no such organization'
  | 'no such number'
  | 'of another organization'

/** A filer code belongs to one organization. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505'

/** Confirms a number in a transaction of the operator, with the event in the organization's audit log. */
export async function confirmIn(
  trx: Trx,
  sealing: TextSealing,
  { orgId, kind, number }: { orgId: string; kind: ClaimKind; number: string },
): Promise<'confirmed' | 'known already'> {
  const known = await trx
    .selectFrom('filing_claims')
    .select('number')
    .where('org_id', '=', orgId)
    .where('kind', '=', kind)
    .execute()
  if (known.some((row) => sealing.decrypt(row.number) === number)) return 'known already'
  await trx
    .insertInto('filing_claims')
    .values({ org_id: orgId, kind, number: sealing.sealNumber(number, '') })
    .execute()
  await recordInOrganization(trx, orgId, { action: 'confirm_number', after: { [kind]: number } })
  return 'confirmed'
}

/** Adds to the audit log of an organization what the operator did, and continues as the operator. */
export async function recordInOrganization(
  trx: Trx,
  orgId: string,
  event: { action: 'confirm_number' | 'refuse_number' | 'set_line'; after: Record<string, string> },
): Promise<void> {
  const { rows } = await sql<{ role: string }>`
    select current_user as role, set_config('role', 'app', true), set_config('app.org_id', ${orgId}, true)`.execute(
    trx,
  )
  await recordAudit(trx, {
    ...event,
    orgId,
    actorId: null,
    entity: 'organization',
    entityId: orgId,
    userAgent: 'operator',
  })
  await sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`.execute(trx)
}

/** Notes, in one transaction with its audit event, that a number belongs to an organization. The operator alone does. */
export async function confirmNumber(
  { db, sealing }: { db: Db; sealing: TextSealing },
  { orgId, kind, typed }: { orgId: string; kind: ClaimKind; typed: string },
): Promise<Confirmation> {
  const number = numberAsFiled(kind, typed)
  if (!number) return 'no such number'
  try {
    return await serverTransaction(db, 'operator', async (trx) => {
      const organization = await trx
        .selectFrom('organizations')
        .select('id')
        .where(sql`id::text`, '=', orgId)
        .executeTakeFirst()
      if (!organization) return 'no such organization'
      return confirmIn(trx, sealing, { orgId, kind, number })
    })
  } catch (error) {
    if (isTaken(error)) return 'of another organization'
    throw error
  }
}
