import { formatEntryNumber } from '@edfe/domain/entry'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-instance.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { withEntryScope } from '../../entries/with-entry-scope.ts'
import { type ArchivedFile, jsonFile } from './archive.ts'
import { entryFiles } from './entry-archive.ts'
import { readEntryFacts, readEntryIds } from './entry-records.ts'

/**
 * Everything that an organization owns: itself, its members and settings, its audit log, and each entry with its
 * documents. Entries are read one after the other, each in its own transaction.
 */
export async function* organizationFiles(app: App, request: FastifyRequest): AsyncGenerator<ArchivedFile> {
  const now = app.now()
  const { ids, ...tables } = await withEntryScope(app, request, readOrganization)
  for (const [name, rows] of Object.entries(tables)) yield jsonFile(`${name}.json`, rows, now)
  for (const { id } of ids) {
    const facts = await withEntryScope(app, request, (scope) => readEntryFacts(scope, id))
    // Deleted since the export began.
    if (!facts) continue
    yield* entryFiles(app, facts, `entries/${formatEntryNumber(facts.entry.entry_number)}/`)
  }
}

async function readOrganization(scope: MemberScope) {
  const { trx, org } = scope
  return {
    ids: await readEntryIds(scope),
    organization: await trx
      .selectFrom('organizations')
      .select(['id', 'name', 'dba', 'cbp_filer_code', 'timezone', 'default_port', 'rules_profile'])
      .select(['retention_years', 'created_at', 'updated_at'])
      .where('id', '=', org.id)
      .execute(),
    addresses: await trx.selectFrom('addresses').selectAll().where('org_id', '=', org.id).execute(),
    members: await trx
      .selectFrom('memberships as m')
      .leftJoin('users as u', 'u.id', 'm.user_id')
      .select(['m.role', 'm.status', 'm.created_at', 'u.given_name', 'u.family_name', 'u.email'])
      .where('m.org_id', '=', org.id)
      .execute(),
    preferences: await trx.selectFrom('org_preferences').selectAll().where('org_id', '=', org.id).execute(),
    notifications: await trx
      .selectFrom('org_notifications')
      .selectAll()
      .where('org_id', '=', org.id)
      .execute(),
    'audit-log': await trx
      .selectFrom('audit_events')
      .selectAll()
      .where('org_id', '=', org.id)
      .orderBy('seq')
      .execute(),
  }
}
