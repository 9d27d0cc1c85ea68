import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { RunSql } from '../db/engine.ts'
import type { AuditKey } from './audit-key.ts'

/** A fault in the chain of an organisation; `seq` is the event that shows it. */
const AuditFault = z.object({
  org_id: z.string(),
  seq: z.number(),
  fault: z.enum([
    'altered',
    'removed before this one',
    'newest removed',
    'not sealed',
    'sealed with a key that is not known',
    'altered with its hash',
  ]),
})
type AuditFault = z.output<typeof AuditFault>

/**
 * Checks every organisation's audit chain: each event's own hash, its link to the one before, and the newest against
 * the head. Needs a role that sees all rows. Returns every fault; none means that nothing was altered or removed.
 */
export async function verifyAudit(run: RunSql): Promise<{ events: number; faults: AuditFault[] }> {
  const { rows } = await run(`
    with linked as (
      select e.org_id, e.seq, e.hash, e.prev_hash, audit_event_hash(e) as expected,
        lag(e.seq, 1, 0::bigint) over chain as prev_seq, lag(e.hash, 1, '') over chain as prev
      from audit_events e window chain as (partition by e.org_id order by e.seq)
    )
    select org_id, seq, case when hash <> expected then 'altered' else 'removed before this one' end as fault
    from linked where hash <> expected or prev_hash <> prev or seq <> prev_seq + 1
    union all
    select h.org_id, h.seq, 'newest removed' from audit_heads h
    where h.seq > 0 and not exists (
      select from audit_events e where e.org_id = h.org_id and e.seq = h.seq and e.hash = h.hash
    )
    order by 1, 2`)
  const { rows: counted } = await run('select count(*)::int as events from audit_events')
  return { events: Number(counted[0]?.events), faults: AuditFault.array().parse(rows) }
}

/** Events that are read at a time. */
const BATCH = 5000

const Sealed = z.object({
  org_id: z.string(),
  seq: z.coerce.number(),
  hash: z.string(),
  key_id: z.string().nullable(),
  mac: z.string().nullable(),
})
type Sealed = z.output<typeof Sealed>

/**
 * Checks the seal of every event with the keys of the settings, the present and earlier ones. It finds what the hashes
 * cannot: events that somebody with the owner's login has altered together with all hashes that follow.
 */
export async function verifySeals(run: RunSql, keys: readonly AuditKey[]): Promise<AuditFault[]> {
  const faults: AuditFault[] = []
  for (let after: Pick<Sealed, 'org_id' | 'seq'> | undefined; ; ) {
    const { rows } = await run(
      `select e.org_id::text, e.seq, e.hash, s.key_id, s.mac
       from audit_events e left join audit_seals s on s.org_id = e.org_id and s.seq = e.seq
       where (e.org_id, e.seq) > ($1::uuid, $2::bigint) order by e.org_id, e.seq limit ${BATCH}`,
      [after?.org_id ?? '00000000-0000-0000-0000-000000000000', after?.seq ?? 0],
    )
    const events = Sealed.array().parse(rows)
    for (const event of events) {
      const fault = sealFault(event, keys)
      if (fault) faults.push({ org_id: event.org_id, seq: event.seq, fault })
    }
    if (events.length < BATCH) return faults
    after = events.at(-1)
  }
}

function sealFault(event: Sealed, keys: readonly AuditKey[]): AuditFault['fault'] | undefined {
  if (event.key_id === null || event.mac === null) return 'not sealed'
  const key = keys.find(({ id }) => id === event.key_id)
  if (!key) return 'sealed with a key that is not known'
  const expected = Buffer.from(key.mac({ orgId: event.org_id, seq: event.seq, hash: event.hash }))
  const given = Buffer.from(event.mac)
  const fits = expected.length === given.length && timingSafeEqual(expected, given)
  return fits ? undefined : 'altered with its hash'
}
