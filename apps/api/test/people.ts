import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { ROLES, type Role } from '@edfe/domain/entry'
import { makeOrganization } from '../src/auth/default-organization.ts'
import { hashPassword } from '../src/auth/passwords.ts'
import { splitName } from '../src/auth/person-name.ts'
import { sessionCookieName } from '../src/auth/session-cookie.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import type { Server } from '../src/start-server.ts'

/** The password of every account of the tests. */
export const PASSWORD = 'seven-green-harbours-1893'

/** Somebody with an account and a session. */
export interface Visitor {
  email: string
  cookie: string
  userId: string
}

export type Team = Record<Role, Visitor> & { orgId: string }

let passwordHash: Promise<string> | undefined

const INSERT_ACCOUNT = `
  with account as (
    insert into auth."user" ("name", "email", "emailVerified") values ($1, $2, true) returning "id"
  ), credential as (
    insert into auth."account" ("accountId", "providerId", "userId", "password", "updatedAt")
    select "id", 'credential', "id", $3, now() from account
  ), session as (
    insert into auth."session" ("userId", "token", "expiresAt", "updatedAt")
    select "id", $4, now() + interval '7 days', now() from account
  )
  insert into users (auth_id, email, given_name, family_name)
  select "id", $2, $5, $6 from account returning id::text`

/**
 * An account with a session, written to the database as signing up leaves it: a fiftieth of the cost. Tests of signing
 * up itself call the API.
 */
export async function insertAccount({ app, engine }: Server, name: string, email: string): Promise<Visitor> {
  passwordHash ??= hashPassword(PASSWORD)
  const token = randomBytes(24).toString('base64url')
  const { given_name, family_name } = splitName(name, email)
  const values = [name, email, await passwordHash, token, given_name, family_name]
  const { rows } = await engine.run(INSERT_ACCOUNT, values)
  return { email, cookie: sessionCookie(app.settings, token), userId: String(rows[0]?.id) }
}

/** The cookie of a session: its token and, in base64, the token's HMAC-SHA256 under AUTH_SECRET, as better-auth signs. */
function sessionCookie({ PUBLIC_URL, AUTH_SECRET }: Server['app']['settings'], token: string): string {
  const signature = createHmac('sha256', AUTH_SECRET).update(token).digest('base64')
  return `${sessionCookieName(PUBLIC_URL)}=${encodeURIComponent(`${token}.${signature}`)}`
}

const NAMES: Record<Role, string> = {
  admin: 'Ada Admin',
  preparer: 'Petra Preparer',
  approver: 'Arno Approver',
  auditor: 'Aud Auditor',
}

/** An organisation with a member in each role; the admin made it. */
export async function insertOrganization(server: Server, name: string): Promise<Team> {
  const people = await Promise.all(
    ROLES.map(async (role) => {
      const visitor = await insertAccount(server, NAMES[role], `${randomUUID()}@example.com`)
      return [role, visitor] as const
    }),
  )
  const team = Object.fromEntries(people) as Record<Role, Visitor>
  const { orgId } = await makeOrganization(server.engine.db, team.admin, { name })
  for (const role of ROLES) if (role !== 'admin') await insertMember(server, orgId, team[role], role)
  return { ...team, orgId }
}

/** Makes somebody an active member, past the invitation. */
export async function insertMember({ engine }: Server, orgId: string, { userId }: Visitor, role: Role) {
  await tenantTransaction(engine.db, { orgId, userId }, (trx) =>
    trx
      .insertInto('memberships')
      .values({ org_id: orgId, user_id: userId, role, status: 'active' })
      .execute(),
  )
}
