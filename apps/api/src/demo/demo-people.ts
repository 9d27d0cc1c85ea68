import type { Role } from '@edfe/domain/entry'
import type { App } from '../app-instance.ts'
import { tenantTransaction } from '../db/tenant.ts'
import type { DemoClient } from './demo-client.ts'
import { DEMO_DECLARANT } from './demo-facts.ts'

/** Whom to sign in as; the start-up message says so too. */
export const DEMO_ACCOUNT = {
  name: DEMO_DECLARANT.name,
  email: 'demo@example.com',
  password: 'demo-import-2026',
}

/** Prepares entries that the account above approves. */
export const DEMO_PREPARER = 'Tomas Lindqvist'

const COLLEAGUES: readonly { name: string; email: string; role: Role }[] = [
  { name: DEMO_PREPARER, email: 'tomas@example.com', role: 'preparer' },
  { name: 'Ines Carvalho', email: 'ines@example.com', role: 'auditor' },
]

/** The organisation and its people, each with a session; undefined when they exist already. */
export async function demoPeople(
  app: App,
  client: DemoClient,
): Promise<{ admin: string; preparer: string } | undefined> {
  const admin = await client.signUp(DEMO_ACCOUNT)
  if (!admin) return undefined
  const { organization } = await client.call(admin, 'PUT', '/api/organization', {
    name: 'Alder & Finch Lighting LLC',
    ein: '07-4418290',
    importer_number: '07-4418290',
    cbp_filer_code: 'B76',
    timezone: 'America/Los_Angeles',
    default_port: '2704',
  })
  const cookies: Partial<Record<Role, string>> = {}
  for (const { role, ...person } of COLLEAGUES) {
    const cookie = await client.signUp({ ...person, password: DEMO_ACCOUNT.password })
    if (!cookie) continue
    const { user } = await client.call(cookie, 'GET', '/api/me')
    await tenantTransaction(app.db, { orgId: organization.id, userId: user.id }, (trx) =>
      trx
        .insertInto('memberships')
        .values({ org_id: organization.id, user_id: user.id, role, status: 'active' })
        .execute(),
    )
    cookies[role] = cookie
  }
  return { admin, preparer: cookies.preparer ?? admin }
}
