import { candidateSearch, findDuplicates, type Party, proposeMerge } from '@edfe/domain/parties'
import type { App } from '../../app-instance.ts'
import { route } from '../../http/route.ts'
import { withEntryScope } from '../with-entry-scope.ts'
import { type DirectoryRow, findCandidates } from './find-parties.ts'

/** A candidate as the likeness of parties is judged, with the row that it came from. */
interface Candidate extends Party {
  row: DirectoryRow
}

/** `POST /api/parties/duplicates`: who the party that is typed may be already. Merging is offered, never done. */
export function findDuplicatesRoute(app: App): void {
  app.route({
    ...route('findDuplicateParties'),
    config: { permission: 'entry.read' },
    handler: async (request) => {
      const { party, entry_id } = request.body
      const rows = await withEntryScope(app, request, (scope) =>
        findCandidates(scope, party, candidateSearch(party), entry_id),
      )
      const candidates = rows.map((row): Candidate => ({ ...row.party, row }))
      return {
        duplicates: findDuplicates(party, candidates).map(({ party: { row }, score, reasons }) => ({
          ...row,
          score,
          reasons,
          merge: proposeMerge(party, row.party),
        })),
      }
    },
  })
}
