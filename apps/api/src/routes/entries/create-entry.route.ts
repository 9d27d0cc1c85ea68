import { setTimeout as wait } from 'node:timers/promises'
import { EntryAnswer } from '@edfe/contracts/entries'
import { problems } from '@edfe/contracts/problem'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '../../app.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import type { EntryView } from '../../db/entries/entry-view.ts'
import { insertEntry } from '../../db/entries/insert-entry.ts'
import { entryTools } from '../../filing/entry-tools.ts'
import { announce } from '../../live.ts'
import { isRefusal, type Refusal, refuse } from '../../problems.ts'
import { inEntries, viewEntry } from './in-entries.ts'

const ATTEMPTS = 3
const RETRY_MS = 50
const UNIQUE_VIOLATION = '23505'

const isTaken = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION

/** `POST /api/entries`: a new draft with the specified defaults and the organisation's next number. */
export function createEntryRoute(app: App): void {
  app.post(
    '/api/entries',
    {
      config: { permission: 'entry.edit', makesOrganization: true },
      schema: {
        operationId: 'createEntry',
        summary: 'Start a new entry with the next entry number and the specified defaults',
        tags: ['entries'],
        body: z.strictObject({}).nullish(),
        response: { 201: EntryAnswer, ...problems(401, 403, 409, 500) },
      },
    },
    async (request, reply) => {
      const entry = await createWithRetry(app, request)
      return isRefusal(entry) ? reply.refuse(entry) : reply.code(201).send({ entry })
    },
  )
}

/** A number that turns out to be taken is left to whoever has it, and the next one is tried. */
async function createWithRetry(app: App, request: FastifyRequest): Promise<EntryView | Refusal> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await create(app, request)
    } catch (error) {
      if (!isTaken(error)) throw error
      await wait(RETRY_MS * attempt)
    }
  }
  return refuse(409, UNIQUE_VIOLATION, 'Failed to create entry after multiple attempts.')
}

const create = (app: App, request: FastifyRequest): Promise<EntryView | Refusal> =>
  inEntries(app, request, async (scope, who) => {
    const { profile } = entryTools(app)
    const id = await insertEntry(scope, { filerCode: scope.organization.cbp_filer_code, profile })
    if (!id) {
      return refuse(409, 'entry_numbers_used_up', 'Failed to generate entry number after multiple attempts')
    }
    const entry = await viewEntry(scope, id)
    if (isRefusal(entry)) return entry
    await announce(scope.trx, { org_id: who.orgId, topic: 'entries' })
    await recordAudit(scope.trx, {
      orgId: who.orgId,
      actorId: who.userId,
      entity: 'entry',
      entityId: id,
      action: 'create',
      after: { entry_number: entry.entry_number, status: entry.status },
      userAgent: who.userAgent,
    })
    return entry
  })
