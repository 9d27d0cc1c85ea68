import { problems } from '@edfe/contracts/problem'
import {
  LinesAnswer,
  LinesQuery,
  StoredRecordAnswer,
  ValidationsAnswer,
  ValidationsQuery,
} from '@edfe/contracts/stored-record'
import type { App } from '../../app-instance.ts'
import { isRefusal } from '../../http/problems.ts'
import { entryNotFound } from '../drafts/conflict.ts'
import type { OrgScope } from '../entry-services.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { readValidations } from '../review/read-validations.ts'
import { readTasksOf } from '../tasks/read-tasks.ts'
import { ENTRY_ROW, EntryParams, inEntries } from '../with-entry-scope.ts'
import { readLines } from './read-lines.ts'
import { readEntryRow, readRecords } from './read-stored-data.ts'

/** `GET …/record`: the entry as the data layer keeps it, with its small records. */
export function getRecordRoute(app: App): void {
  app.get(
    '/api/entries/:id/record',
    {
      config: { permission: 'entry.read', row: ENTRY_ROW },
      schema: {
        operationId: 'getStoredRecord',
        summary:
          'The stored record of an entry: its row, shipment, parties, remedies, fees, submissions, tasks',
        tags: ['entries'],
        params: EntryParams,
        response: { 200: StoredRecordAnswer, ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const answer = await inEntries(app, request, async (scope) => {
        const entry = await readEntryRow(scope, id)
        if (!entry) return entryNotFound()
        const tasks = await readTasksOf(scope, id)
        return {
          entry,
          ...(await readRecords(scope, id)),
          tasks: tasks.map(({ kind, title, due_on }) => ({ kind, title, due_on: due_on ?? null })),
        }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  )
}

/** `GET …/lines`: the lines as the data layer keeps them. */
export function getLinesRoute(app: App): void {
  app.get(
    '/api/entries/:id/lines',
    {
      config: { permission: 'entry.read', row: ENTRY_ROW },
      schema: {
        operationId: 'listLines',
        summary: 'The stored lines of an entry, by line number',
        tags: ['entries'],
        params: EntryParams,
        querystring: LinesQuery,
        response: { 200: LinesAnswer, ...problems(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const answer = await inEntries(app, request, async (scope) =>
        (await isKnown(scope, id)) ? readLines(scope, id, request.query) : entryNotFound(),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  )
}

/** `GET …/validations`: what validation runs found. */
export function getValidationsRoute(app: App): void {
  app.get(
    '/api/entries/:id/validations',
    {
      config: { permission: 'entry.read', row: ENTRY_ROW },
      schema: {
        operationId: 'listValidations',
        summary: 'The validation records of an entry, by field and one by one',
        tags: ['entries'],
        params: EntryParams,
        querystring: ValidationsQuery,
        response: { 200: ValidationsAnswer, ...problems(400, 401, 403, 404) },
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const answer = await inEntries(app, request, async (scope) =>
        (await isKnown(scope, id)) ? readValidations(scope, id, request.query) : entryNotFound(),
      )
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  )
}

const isKnown = async (scope: OrgScope, id: string): Promise<boolean> =>
  (await loadEntry(scope, id)) !== undefined
