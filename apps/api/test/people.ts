import { randomUUID } from 'node:crypto'
import { ROLES, type Role } from '@edfe/domain/entry'
import { makeOrganization } from '../src/auth/default-organization.ts'
import { tenantTransaction } from '../src/db/tenant.ts'
import type { Server } from '../src/start-server.ts'
import { insertAccountRow } from './account-row.ts'

/** The password of every account of the tests. */
export const PASSWORD = 'seven-green-harbours-1893'

/** Somebody with an account and a session. */
export interface Visitor {
  email: string
  cookie: string
  userId: string
}

export type Team = Record<Role, Visitor> & { orgId: string }

/** An account with a session, past the API: `insertAccountRow`. */
export async function insertAccount({ app, engine }: Server, name: string, email: string): Promise<Visitor> {
  const run = (text: string, values: unknown[]) => engine.run(text, values)
  return { email, ...(await insertAccountRow(run, app.settings, { name, email, password: PASSWORD })) }
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

/** Lets the last proof of a person be so many minutes old, in each of their sessions. */
export const ageProof = ({ engine }: Server, { email }: Pick<Visitor, 'email'>, minutes: number) =>
  engine.run(
    `update auth."session" set proven_at = now() - make_interval(mins => $1)
     where "userId" = (select "id" from auth."user" where "email" = $2)`,
    [minutes, email],
  )

/** Makes somebody an active member, past the invitation. */
export async function insertMember({ engine }: Server, orgId: string, { userId }: Visitor, role: Role) {
  await tenantTransaction(engine.db, { orgId, userId }, (trx) =>
    trx
      .insertInto('memberships')
      .values({ org_id: orgId, user_id: userId, role, status: 'active' })
      .execute(),
  )
}
