import { DuplicatesAnswer, FindDuplicatesBody } from '@edfe/contracts/party-directory'
import { problems } from '@edfe/contracts/problem'
import { candidateSearch, findDuplicates, type Party, proposeMerge } from '@edfe/domain/parties'
import type { App } from '../../app-instance.ts'
import { inEntries } from '../with-entry-scope.ts'
import { type DirectoryRow, findCandidates } from './find-parties.ts'

/** A candidate as the likeness of parties is judged, with the row that it came from. */
interface Candidate extends Party {
  row: DirectoryRow
}

/** `POST /api/parties/duplicates`: who the party that is typed may be already. Merging is offered, never done. */
export function findDuplicatesRoute(app: App): void {
  app.post(
    '/api/parties/duplicates',
    {
      config: { permission: 'entry.read' },
      schema: {
        operationId: 'findDuplicateParties',
        summary: 'Known parties that a typed one may be',
        tags: ['parties'],
        body: FindDuplicatesBody,
        response: { 200: DuplicatesAnswer, ...problems(400, 401, 403) },
      },
    },
    async (request) => {
      const { party, entry_id } = request.body
      const rows = await inEntries(app, request, (scope) =>
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
  )
}
