import { formatEntryNumber } from '@edfe/domain/entry'
import type { App } from '../../app-instance.ts'
import { entryNotFound } from '../../entries/drafts/conflict.ts'
import { auditChange } from '../../entries/record-change.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../../entries/with-entry-scope.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { streamArchive } from '../export/archive.ts'
import { entryFiles } from '../export/entry-archive.ts'
import { readEntryFacts } from '../export/entry-records.ts'
import { organizationFiles } from '../export/organization-archive.ts'
import { attachment } from './content-headers.ts'

/** Archives that are made while they are sent: the file of one entry, and everything that an organization owns. */
export function archiveRoutes(app: App): void {
  app.route({
    ...route('getAuditFile'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', row: ENTRY_ROW, recordsReading: true },
    handler: async (request, reply) => {
      const { id } = request.params
      const facts = await withEntryScope(app, request, async (scope) => {
        const found = await readEntryFacts(scope, id, { withAudit: true })
        if (!found) return entryNotFound()
        await recordExport(scope, 'entry', id)
        return found
      })
      if (isRefusal(facts)) return reply.refuse(facts)
      const number = formatEntryNumber(facts.entry.entry_number)
      return reply
        .headers(archiveHeaders(`entry-${number}.zip`))
        .send(streamArchive(entryFiles(app, facts), { entry: number }, app.now()))
    },
  })
  app.route({
    ...route('exportOrganization'),
    config: { ...expensiveRouteLimit, permission: 'audit.read', recordsReading: true, needsProof: true },
    handler: async (request, reply) => {
      // The page asks first whether it may, and for a proof when it may not.
      if (request.method === 'HEAD') return reply.headers(archiveHeaders('organization.zip')).send()
      const organization = await withEntryScope(app, request, async (scope) => {
        await recordExport(scope, 'organization', scope.org.id)
        return scope.org.name
      })
      return reply
        .headers(archiveHeaders('organization.zip'))
        .send(streamArchive(organizationFiles(app, request), { organization }, app.now()))
    },
  })
}

const archiveHeaders = (name: string) => ({
  'content-type': 'application/zip',
  'content-disposition': attachment(name),
  'cache-control': 'private, no-store',
})

const recordExport = (scope: MemberScope, entity: 'entry' | 'organization', id: string) =>
  auditChange(scope, {
    entity,
    entityId: id,
    action: 'download',
    after: { complete_file: true },
  })
