import { EntryBondAnswer } from '@edfe/contracts/entry-records'
import { problems } from '@edfe/contracts/problem'
import { needsBondDetails } from '@edfe/domain/entry'
import { readStandingBond } from '../../accounts/organization/standing-bond.route.ts'
import type { App } from '../../app-instance.ts'
import { isRefusal } from '../../http/problems.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { ENTRY_ROW, EntryParams, inEntries } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'
import { bondSectionOf } from './standing-bond.ts'

/**
 * `GET …/bond`: the entry's bond details, and the organisation's standing bond that fills them in. Saving is a PATCH
 * of the section `bond_information`.
 */
export function getBondRoute(app: App): void {
  app.get(
    '/api/entries/:id/bond',
    {
      config: { permission: 'entry.read', row: ENTRY_ROW },
      schema: {
        operationId: 'getEntryBond',
        summary: 'Bond details of an entry, with the standing bond to fill them in',
        tags: ['entries'],
        params: EntryParams,
        response: { 200: EntryBondAnswer, ...problems(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const answer = await inEntries(app, request, async (scope) => {
        const entry = await loadEntry(scope, request.params.id)
        if (!entry) return entryNotFound()
        const standing = await readStandingBond(scope.trx)
        return {
          bond: entry.draft.bond_information ?? {},
          standing_bond: standing && bondSectionOf(standing),
          needed: needsBondDetails(entry.draft),
        }
      })
      return isRefusal(answer) ? reply.refuse(answer) : answer
    },
  )
}
