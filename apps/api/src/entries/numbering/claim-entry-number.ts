import { composeEntryNumber, nextPrefix, orgPrefix } from '@edfe/domain/entry'
import type { RulesProfile } from '@edfe/domain/profile'
import { sql } from 'kysely'
import type { Trx } from '../../db/engine.ts'

const PREFIXES = 1000
const ATTEMPTS = 5

interface Range {
  prefix: string
  sequence: number
}

interface Claim {
  orgId: string
  filerCode: string
  profile: RulesProfile
  passOver: number
}

/**
 * Takes an organisation's next entry number (11 characters). The row lock on its range makes two who create at once
 * wait for each other, so no number is given twice. After sequence 9999 another prefix is taken, from the hash of
 * the organisation's id upwards, the first that no other organisation of the filer holds. Undefined when the filer
 * code has no number left. `passOver` numbers are left out first, because somebody has them already; so are those that
 * somebody has typed.
 */
export async function claimEntryNumber(trx: Trx, claim: Claim): Promise<string | undefined> {
  let number = await claimNext(trx, claim)
  while (number && (await isUsed(trx, claim.orgId, number))) {
    number = await claimNext(trx, { ...claim, passOver: 0 })
  }
  return number
}

async function claimNext(
  trx: Trx,
  { orgId, filerCode, profile, passOver }: Claim,
): Promise<string | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const range = await takeNext(trx, { orgId, filerCode, passOver })
    if (range) return composeEntryNumber({ filerCode, ...range, profile })
    if (!(await openRange(trx, orgId, filerCode))) return undefined
  }
  return undefined
}

/** True if an entry of the organization has the number, whatever the rule of its check digit. */
async function isUsed(trx: Trx, orgId: string, number: string): Promise<boolean> {
  const base = number.slice(0, 10)
  const used = await trx
    .selectFrom('entries')
    .select('id')
    .where('org_id', '=', orgId)
    .where('entry_number', '>=', `${base}0`)
    .where('entry_number', '<=', `${base}9`)
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}

async function takeNext(
  trx: Trx,
  { orgId, filerCode, passOver }: Omit<Claim, 'profile'>,
): Promise<Range | undefined> {
  const { rows } = await sql<Range>`
    update entry_number_ranges set next_sequence = least(next_sequence + ${passOver}::int, 9999) + 1
    where org_id = ${orgId} and filer_code = ${filerCode} and next_sequence <= 9999
      and prefix = (
        select prefix from entry_number_ranges
        where org_id = ${orgId} and filer_code = ${filerCode} and next_sequence <= 9999
        order by created_at, prefix limit 1
      )
    returning prefix, next_sequence - 1 as sequence`.execute(trx)
  const [range] = rows
  if (range) await mirror(trx, orgId, range)
  return range
}

/** The organisation's own two columns say which prefix it numbers under now and what comes next. */
async function mirror(trx: Trx, orgId: string, { prefix, sequence }: Range): Promise<void> {
  await sql`
    update organizations set entry_id_prefix = ${prefix}, next_entry_sequence = ${sequence + 1}
    where id = ${orgId}`.execute(trx)
}

/** Takes the first prefix that is free; one opener at a time per organisation, so that none is taken in vain. */
async function openRange(trx: Trx, orgId: string, filerCode: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${orgId} ${filerCode}`}, 7501))`.execute(trx)
  const { rows: open } = await sql`
    select 1 from entry_number_ranges
    where org_id = ${orgId} and filer_code = ${filerCode} and next_sequence <= 9999`.execute(trx)
  if (open.length > 0) return true
  let prefix = orgPrefix(orgId)
  for (let tried = 0; tried < PREFIXES; tried += 1, prefix = nextPrefix(prefix)) {
    const { rows } = await sql`
      insert into entry_number_ranges (org_id, filer_code, prefix) values (${orgId}, ${filerCode}, ${prefix})
      on conflict do nothing returning 1`.execute(trx)
    if (rows.length > 0) return true
  }
  return false
}
