import { partyRows, type RulingRequest } from '@edfe/form-7501'
import type { App } from '../../app-instance.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { isRefusal } from '../../refusals/problems.ts'
import type { MemberScope } from '../request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../with-entry-scope.ts'
import { type LineParams, readKeptLine } from './kept-line.ts'

/** `GET …/lines/{line}/ruling-request`: a letter that asks CBP to rule on the number of a saved line. */
export function rulingRequestRoute(app: App): void {
  app.route({
    ...route('getRulingRequest'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', row: ENTRY_ROW },
    handler: async (request, reply) => {
      const found = await withEntryScope(app, request, async (scope) => {
        const letter = await letterOf(scope, request.params)
        return isRefusal(letter) ? letter : { organization: scope.org.id, letter }
      })
      if (isRefusal(found)) return reply.refuse(found)
      const { organization, letter } = found
      const name = `ruling-request-${letter.entryNumber}-${letter.line}.pdf`
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(
          Buffer.from(
            await app.heavyWork.renderRulingRequest(organization, { letter, printedAt: app.now() }),
          ),
        )
    },
  })
}

/** The number of the importer is left out: it may be a Social Security number, and rulings are published. */
async function letterOf(scope: MemberScope, params: LineParams) {
  const kept = await readKeptLine(scope, params)
  if (isRefusal(kept)) return kept
  const { draft, item, ...facts } = kept
  const [name, ...address] = partyRows(draft.parties?.importer_of_record).split('\n')
  const maker = item.manufacturer
  return {
    ...facts,
    importer: name || facts.importer,
    address: address.join(', '),
    port: draft.header?.port_code ?? '',
    manufacturer: [maker?.name, maker?.city, maker?.country].filter(Boolean).join(', '),
  } satisfies RulingRequest
}
