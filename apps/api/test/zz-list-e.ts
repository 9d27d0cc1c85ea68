import { startApp } from '/work/main/apps/api/test/harness.ts'
import { tenantTransaction } from '/work/main/apps/api/src/db/tenant.ts'
import { createCaseOne } from '/work/main/apps/api/test/entry-steps.ts'
import { sql } from 'kysely'
const app = await startApp({ env: { EDFE_TODAY: '2026-03-05' } })
const small = await app.organization('Small'); const big = await app.organization('Big')
async function fill(team: any, n: number) {
  const e = await createCaseOne(app, team.preparer)
  await tenantTransaction(app.engine.db, { orgId: team.orgId, userId: team.admin.userId }, async (trx) => {
    await sql`insert into entries (id, org_id, entry_number, check_digit_rule, draft_data, created_at, created_day, port_code, value_total, status, broker_name)
      select gen_random_uuid(), org_id, b.base || entry_check_digit(b.base,'weights-731',0), 'weights-731', draft_data, now() - g * interval '5 minutes', (now() - g * interval '5 minutes')::date, '2704', g, (array['draft','accepted','rejected'])[1 + g % 3], 'Broker ' || g
      from entries e, generate_series(1, ${n}) g, lateral (select 'ZZZ' || lpad((g + 2000000)::text, 7, '0') as base) b where e.id = ${e.id}`.execute(trx)
  })
}
console.time('fill'); await fill(small, 100); await fill(big, 100000); console.timeEnd('fill')
await app.engine.asOwner((run) => run('vacuum analyze entries'))
for (const q of ['', 'status=draft', 'sort=value_total', 'sort=entry_number&order=asc', 'range=month', 'range=year', 'page=2500', 'page=4990', 'q=broker%2099', 'q=zzzz']) {
  const out: number[] = []
  for (const team of [small, big]) {
    const ts: number[] = []
    for (let i = 0; i < 15; i++) { const t = performance.now(); const r = await app.call('GET', `/api/entries?${q}`, { as: team.auditor }); if (r.status !== 200) console.log(r.body); ts.push(performance.now() - t) }
    ts.sort((a, b) => a - b); out.push(ts[7]!)
  }
  console.log(q.padEnd(30), out.map((x) => x.toFixed(1)).join(' / '), (out[1]! / out[0]!).toFixed(2))
}
{ const ts:number[][]=[[],[]]; for (const [k,team] of [small,big].entries()) for (let i=0;i<15;i++){const t=performance.now(); await app.call('GET','/api/dashboard',{as:team.auditor}); ts[k]!.push(performance.now()-t)}; console.log('dashboard', ts.map(t=>t.sort((a,b)=>a-b)[7]!.toFixed(1))) }
await app.stop()
