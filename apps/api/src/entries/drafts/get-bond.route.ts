import { needsBondDetails } from '@edfe/domain/entry'
import { bondSectionOf } from '../../accounts/organization/bond-section.ts'
import { readStandingBond } from '../../accounts/organization/organization.ts'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { entryNotFound } from './conflict.ts'

/**
 * `GET …/bond`: the entry's bond details, and the organisation's standing bond that fills them in. Saving is a PATCH
 * of the section `bond_information`.
 */
export function getBondRoute(app: App): void {
  app.route({
    ...route('getEntryBond'),
    config: { permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const answer = await withEntryScope(app, request, async (scope) => {
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
  })
}
