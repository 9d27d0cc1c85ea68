import { z } from 'zod'
import type { RunSql } from '../db/engine.ts'

/** A fault in the chain of an organisation; `seq` is the event that shows it. */
const AuditFault = z.object({
  org_id: z.string(),
  seq: z.number(),
  fault: z.enum(['altered', 'removed before this one', 'newest removed']),
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
