import { randomBytes } from 'node:crypto'
import type { SignInDomain } from '@edfe/contracts/sign-in-domains/domains'
import type { Selectable } from 'kysely'
import { recordMemberAudit } from '../../audit/record-audit.ts'
import type { MemberActor } from '../../auth/actors.ts'
import type { Trx } from '../../db/engine.ts'
import type { Tables } from '../../db/tables.ts'
import { announce } from '../../http/live.ts'
import { notFound, type Refusal } from '../../refusals/problems.ts'
import { domainRefusals, MOST_DOMAINS } from './domain-refusals.ts'
import type { LookUpTxt } from './look-up-txt.ts'
import { isPublicMail } from './public-mail.ts'

/** The row that a route of one domain names. */
export const DOMAIN_ROW = { table: 'sign_in_domains', param: 'id' } as const

type Answer = { domain: SignInDomain } | Refusal

/** The TXT record that proves a claim. */
export const recordOf = ({ domain, token }: { domain: string; token: string }): SignInDomain['record'] => ({
  name: `_edfe-sign-in.${domain}`,
  value: `edfe-sign-in=${token}`,
})

const viewOf = (row: Selectable<Tables['sign_in_domains']>): SignInDomain => ({
  id: row.id,
  domain: row.domain,
  state: row.proven_at ? 'proven' : row.record_missing_since ? 'suspended' : 'waiting',
  record: recordOf(row),
  record_missing_since: row.record_missing_since?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  proven_at: row.proven_at?.toISOString() ?? null,
  requires_provider: row.requires_provider,
  admits_new: row.admits_new,
})

/** The domains that the organization claims, by name. */
export async function listDomains(trx: Trx): Promise<SignInDomain[]> {
  const rows = await trx.selectFrom('sign_in_domains').selectAll().orderBy('domain').execute()
  return rows.map(viewOf)
}

/** A domain of the organization by its id. */
export async function findDomain(trx: Trx, id: string): Promise<SignInDomain | undefined> {
  const row = await trx.selectFrom('sign_in_domains').selectAll().where('id', '=', id).executeTakeFirst()
  return row && viewOf(row)
}

/** Claims a domain, which proves nothing yet: several organizations may wait for the same one. */
export async function claimDomain(trx: Trx, who: MemberActor, domain: string, now: Date): Promise<Answer> {
  if (isPublicMail(domain)) return domainRefusals.publicMail()
  const claimed = await listDomains(trx)
  if (claimed.some((one) => one.domain === domain)) return domainRefusals.claimed()
  if (claimed.length >= MOST_DOMAINS) return domainRefusals.tooMany()
  const token = randomBytes(24).toString('base64url')
  const row = await trx
    .insertInto('sign_in_domains')
    .values({ org_id: who.orgId, domain, token, created_by: who.userId, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordMemberAudit(trx, who, {
    entity: 'sign_in_domain',
    entityId: row.id,
    action: 'create',
    after: { domain },
  })
  return { domain: viewOf(row) }
}

/** Why a domain cannot be proven now: outside of a transaction, because name servers take their time. */
export async function lacksRecord({ record }: SignInDomain, lookUp: LookUpTxt): Promise<Refusal | undefined> {
  try {
    const records = await lookUp(record.name)
    return records.includes(record.value) ? undefined : domainRefusals.recordMissing()
  } catch {
    return domainRefusals.dnsAway()
  }
}

/** A domain whose record was seen is the organization's. The database refuses it where another one has proven it before. */
export async function markProven(trx: Trx, who: MemberActor, id: string, now: Date): Promise<Answer> {
  const proven = await trx
    .updateTable('sign_in_domains')
    .set({ proven_at: now, record_missing_since: null })
    .where('id', '=', id)
    .where('proven_at', 'is', null)
    .returning('domain')
    .executeTakeFirst()
  if (proven)
    await recordMemberAudit(trx, who, {
      entity: 'sign_in_domain',
      entityId: id,
      action: 'prove',
      before: { domain: proven.domain, proven_at: null },
      after: { domain: proven.domain, proven_at: now.toISOString() },
    })
  const domain = await findDomain(trx, id)
  return domain ? { domain } : notFound()
}

interface Change {
  requires_provider: boolean
  admits_new: boolean
  /** The admin has come by the provider, so that one at least gets in by it. */
  isByProvider: boolean
}

/** Changes what a proven domain asks of its people; a requirement holds for open sessions at once. */
export async function changeDomain(
  trx: Trx,
  who: MemberActor,
  id: string,
  { requires_provider, admits_new, isByProvider }: Change,
): Promise<Answer> {
  const before = await findDomain(trx, id)
  if (!before) return notFound()
  if (before.state !== 'proven') return domainRefusals.notProven()
  if (requires_provider && !before.requires_provider && !isByProvider) return domainRefusals.providerFirst()
  await trx
    .updateTable('sign_in_domains')
    .set({ requires_provider, admits_new })
    .where('id', '=', id)
    .execute()
  const { domain } = before
  await recordMemberAudit(trx, who, {
    entity: 'sign_in_domain',
    entityId: id,
    action: 'update',
    before: { domain, requires_provider: before.requires_provider, admits_new: before.admits_new },
    after: { domain, requires_provider, admits_new },
  })
  announce(trx, { org_id: who.orgId, topic: 'access' })
  return { domain: { ...before, requires_provider, admits_new } }
}

/** Gives a domain up: nothing is asked of its people any more, and another organization may prove it. */
export async function deleteDomain(trx: Trx, who: MemberActor, id: string): Promise<Refusal | undefined> {
  const before = await trx
    .deleteFrom('sign_in_domains')
    .where('id', '=', id)
    .returning(['domain', 'requires_provider', 'admits_new'])
    .executeTakeFirst()
  if (!before) return notFound()
  await recordMemberAudit(trx, who, { entity: 'sign_in_domain', entityId: id, action: 'delete', before })
  return undefined
}
