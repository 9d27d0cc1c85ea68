import { encodeStatement } from '@edfe/abi'
import { ADDRESSES, type OperationName } from '@edfe/contracts/addresses'
import { V1, V1_OF_PEOPLE, v1Path } from '@edfe/contracts/v1/v1'
import { may } from '@edfe/domain/access'
import { ROLES, type Role } from '@edfe/domain/entry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeStatement } from '../src/customs/statements/take-statement.ts'
import { startApp, type Team, type TestApp } from './harness.ts'
import { makeKey, setUpSecondFactor } from './key-steps.ts'
import { dailyOf, lineOf, PRINTED } from './statement-steps.ts'

/** The answer that never ends. */
const STREAM = '/api/events'
/** What an entry that was never filed does not have. */
const NOT_THERE_YET: Record<string, number> = {
  '/api/entries/:id/snapshot': 404,
  '/api/organization/rehearsal/runs/:id/statements': 404,
  '/api/refunds/entries/:id/protest': 404,
}
const MARCH = '?from=2026-03-01&to=2026-03-31'
/** What a question cannot be asked without. */
const QUERIES: Record<string, string> = {
  '/api/entries/last-of-lane': '?mode=11&origin=TW',
  '/api/payments/details.csv': MARCH,
  '/api/payments/bills.csv': MARCH,
}

let app: TestApp
let ours: Team
let theirs: Team
beforeAll(async () => {
  app = await startApp()
  ours = await app.organization('Ours')
  theirs = await app.organization('Theirs')
})
afterAll(() => app.stop())

/** People, their settings, the operator's mail and backups, editions of the tariff, loaded and fetched, lists of codes of agencies, messages of customs before they are matched, the road to customs, prices of the operator's fee, checks of the server, and bookkeeping. */
const TABLES_OF_NO_ORGANIZATION = [
  'agency_code_lists',
  'backup_runs',
  'contact_messages',
  'customs_inbox',
  'customs_road',
  'fee_invoice_numbers',
  'fee_prices',
  'fee_provider_events',
  'job_setup',
  'operator_acts',
  'organizations',
  'schema_migrations',
  'service_checks',
  'tariff_editions',
  'tariff_measures',
  'tariff_updates',
  'user_notifications',
  'user_preferences',
  'users',
]

describe('the database', () => {
  test('binds every table to an organisation, for its owner as well, except those that belong to none', async () => {
    const { rows } = await app.engine.run(`
      select c.relname as table_name, c.relrowsecurity and c.relforcerowsecurity and exists (
          select 1 from pg_policies p where p.tablename = c.relname and 'app' = any (p.roles)
            and p.qual like '%app_org_id()%') and exists (
          select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped
        ) as bound
      from pg_class c
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      order by c.relname`)
    expect(rows.filter(({ bound }) => !bound).map(({ table_name }) => table_name)).toEqual(
      TABLES_OF_NO_ORGANIZATION,
    )
  })

  test('gives the server a role that owns nothing and inherits nothing', async () => {
    const { rows } = await app.engine.run(`
      select current_user::text as role,
        (select rolinherit from pg_roles where rolname = current_user) as inherits,
        (select count(*)::int from pg_class where pg_get_userbyid(relowner) in ('app', 'app_server')) as owned`)
    expect(rows[0]).toEqual({ role: 'app_server', inherits: false, owned: 0 })
  })

  test('shows the server no organisation rows outside a tenant transaction', async () => {
    await expect(app.engine.run('select * from audit_events')).rejects.toMatchObject({ code: '42501' })
    await expect(app.engine.run('select * from addresses')).rejects.toMatchObject({ code: '42501' })
    for (const table of [
      'organizations',
      'memberships',
      'invitations',
      'org_notifications',
      'mail_deferrals',
    ]) {
      expect((await app.engine.run(`select * from ${table}`)).rows, table).toEqual([])
    }
  })

  test('lets nobody change or remove an audit event', async () => {
    const act = (text: string) =>
      app.engine.run(
        `begin; set local role app; select set_config('app.org_id', '${ours.orgId}', true); ${text}; commit`,
      )
    await expect(act(`update audit_events set action = 'x'`)).rejects.toMatchObject({ code: '42501' })
    await app.engine.run('rollback')
    await expect(act('delete from audit_events')).rejects.toMatchObject({ code: '42501' })
    await app.engine.run('rollback')
  })
})

/** What a role that may not do it reads: the words of the policy, but for the operation that has narrower ones (2§8). */
const refusalOf = (url: string): string =>
  url === '/api/entries/:id/declaration'
    ? 'Insufficient permissions for declaration submission'
    : 'RLS policy violation: insufficient permissions.'

/** A statement of the one organization. */
const keepStatement = () =>
  takeStatement(
    { db: app.engine.db, services: app.app.entryServices, jobs: app.app.jobs, publicUrl: '' },
    {
      id: 'a statement',
      sent: null,
      cadence: 'daily',
      images: encodeStatement(dailyOf('2726069001', [lineOf('B7603245276')]), PRINTED),
    },
    ours.orgId,
  )

/** The routes of people; those of keys are in api-keys.test.ts. */
const pagesRoutes = () => app.app.routeTable.filter(({ keyScope }) => !keyScope)

describe('every route', () => {
  /** Rows of the other organisation, by table: what a path's id may point at. */
  const rowOf = async (table: string): Promise<{ id: string; text: string } | undefined> => {
    const rows = await app.engine.asOwner(async (run) => {
      const found = await run(
        `select id, t::text as text from ${table} t where org_id = '${ours.orgId}' order by id limit 1`,
      )
      return found.rows as { id: string; text: string }[]
    })
    return rows[0]
  }

  test('is that of an operation, and every operation has one or is answered by the authentication library', () => {
    const served = app.app.routeTable.map(({ method, url }) => `${method} ${url}`)
    const ownRoutes = served.filter((address) => !address.endsWith('/api/auth/*')).sort()
    const isOfLibrary = (address: string) => / \/api\/auth\/(?!providers)/.test(address)
    const defined = Object.values(ADDRESSES).filter((address) => !isOfLibrary(address))
    const inVersion1 = ([...Object.keys(V1), ...Object.keys(V1_OF_PEOPLE)] as OperationName[]).map((name) => {
      const [method, path = ''] = ADDRESSES[name].split(' ')
      return `${method} ${v1Path(path)}`
    })
    const descriptions = ['GET /api/openapi.json', 'GET /api/v1/openapi.json']
    expect(ownRoutes).toEqual([...new Set([...defined, ...inVersion1, ...descriptions])].sort())
  })

  test('that needs a session refuses those who have none', async () => {
    for (const { method, url, permission, keyScope } of app.app.routeTable) {
      if (permission === 'public' && !keyScope) continue
      const answer = await app.call(method, url.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000'))
      expect(answer.status, `${method} ${url}`).toBe(401)
    }
  })

  test('that names a row hides the rows of another organisation, whatever is sent, and leaves them untouched', async () => {
    const body = await app.ask('createEntry', { as: ours.admin, body: {} })
    const template = { name: 'Lamps by sea', entry_id: body.entry.id, parts: ['transport' as const] }
    await app.ask('saveTemplate', { as: ours.admin, body: template })
    await app.ask('createPart', { as: ours.admin, body: { part_number: 'HM-2107' } })
    await keepStatement()
    await app.engine.asOwner((run) =>
      run(`with invoice as (
          insert into fee_invoices (org_id, number, month, issued_on, due_on, amount, seller, buyer)
          values ('${ours.orgId}', 'FEE-2026-02-0001', '2026-02', '2026-03-01', '2026-03-31', 25, 'S', 'B')
          returning id)
        insert into fee_payments (org_id, invoice_id, method, amount, received_on, reference)
        select '${ours.orgId}', id, 'bank_transfer', 25, '2026-03-04', 'T' from invoice`),
    )
    await setUpSecondFactor(app, ours.admin)
    await makeKey(app, ours.admin, ['read'])
    const hook = { url: 'https://hooks.example.com/', events: ['entry.held' as const] }
    await app.ask('createWebhook', { as: ours.admin, body: hook })
    await app.engine.asOwner((run) =>
      run(`insert into sign_in_domains (org_id, domain, token, created_at)
        values ('${ours.orgId}', 'ours.example', 'token', now())`),
    )
    await app.ask('startRehearsal', { as: ours.admin })
    const report = { name: 'ES-003', headings: 'entry date', columns: {}, entries: 1, unread: [] }
    await app.ask('addAceReport', { as: ours.admin, body: report })
    for (const { method, url, row } of pagesRoutes()) {
      if (!row) continue
      const target = await rowOf(row.table)
      expect(target, `a row of ${row.table} to try ${method} ${url} on`).toBeDefined()
      const path = url
        .replace(`:${row.param}`, target?.id ?? '')
        .replace(/:\w+/g, '00000000-0000-4000-8000-000000000000')
      for (const role of ['admin', 'preparer', 'approver', 'auditor'] as const) {
        const answer = await app.call(method, path, {
          as: theirs[role],
          ...(method === 'GET' ? {} : { body: {} }),
        })
        expect(answer.status, `${method} ${url} as ${role} of another organisation`).toBe(404)
      }
      expect(await rowOf(row.table), `${method} ${url}`).toEqual(target)
    }
  })

  test('with an id in its path declares the row that the id names, or works on the own session, passkey, invitation, calendar, entries or a public table, or is the operator’s', () => {
    const own = [
      '/api/me/sessions/:id',
      '/api/me/passkeys/:id',
      '/api/invitations/:token',
      '/api/invitations/:token/accept',
      '/api/calendar/:secret',
      // A supplier is what the entries of the organization say of a manufacturer ID.
      '/api/suppliers/:mid',
      '/api/lookups/:name',
      '/api/agency-codes/:list',
      '/api/tariff/lines/:hts',
      '/api/tariff/notes/:hts',
      '/api/tariff/rulings/:number',
    ].flatMap((path) => [path, v1Path(path)])
    const undeclared = app.app.routeTable.filter(
      ({ url, row, permission }) =>
        url.includes('/:') && !row && permission !== 'operator' && !own.includes(url),
    )
    expect(undeclared.map(({ method, url }) => `${method} ${url}`)).toEqual([])
  })

  test('obeys the role: each of the four is tried, and a refusal has the specified words', async () => {
    const refused = new Map<Role, number>(ROLES.map((role) => [role, 0]))
    for (const { method, url, permission, row } of pagesRoutes()) {
      if (permission === 'public' || permission === 'signed-in' || permission === 'operator') continue
      const target = row && (await rowOf(row.table))
      const path = row ? url.replace(`:${row.param}`, target?.id ?? '') : url
      for (const role of ROLES) {
        if (may(role, permission)) continue
        const answer = await app.call(method, path, { as: ours[role], body: {} })
        expect(answer, `${method} ${url} as ${role}`).toMatchObject({
          status: 403,
          body: { code: 'PERMISSION_DENIED', message: refusalOf(url) },
        })
        expect(row && (await rowOf(row.table)), `${method} ${url} as ${role}`).toEqual(target)
        refused.set(role, (refused.get(role) ?? 0) + 1)
      }
    }
    expect(refused.get('admin')).toBe(0)
    expect(refused.get('auditor')).toBeGreaterThan(refused.get('preparer') ?? 0)
  })

  test('of the operator does not exist for members, whatever their role', async () => {
    const routes = app.app.routeTable.filter(({ permission }) => permission === 'operator')
    expect(routes.length).toBeGreaterThan(0)
    for (const { method, url } of routes) {
      for (const role of ROLES) {
        const answer = await app.call(method, url, { as: ours[role], ...(method !== 'GET' && { body: {} }) })
        expect(answer.status, `${method} ${url} as ${role}`).toBe(404)
      }
    }
  })

  test('that only reads answers every role that may, each with what it has', async () => {
    const unexpected: string[] = []
    for (const { method, url, permission, row } of pagesRoutes()) {
      if (method !== 'GET' || permission === 'public' || permission === 'operator' || url === STREAM) continue
      const target = row && (await rowOf(row.table))
      const path = row ? url.replace(`:${row.param}`, target?.id ?? '') : url
      if (path.includes('/:')) continue
      for (const role of ROLES) {
        const { status } = await app.call(method, path + (QUERIES[url] ?? ''), { as: ours[role] })
        const isAllowed = permission === 'signed-in' || may(role, permission)
        if (status !== (isAllowed ? (NOT_THERE_YET[url] ?? 200) : 403))
          unexpected.push(`${url} as ${role}: ${status}`)
      }
    }
    expect(unexpected).toEqual([])
  })
})
