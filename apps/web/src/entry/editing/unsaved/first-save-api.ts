import type { Entry } from '@edfe/contracts/entries/entry'
import { ApiProblem } from '../../../api/problem.ts'
import { creationFailure } from '../../failure-messages.ts'
import { type EntryApi, entryApi } from '../entry-api.ts'
import { localIdOf, removeLocalEntry } from '../local/local-entries.ts'
import { begunEntries } from './begun-entries.ts'

/** Refusals of what is saved, not of the creation. */
const OF_THE_DRAFT: readonly string[] = ['draft_conflict', 'proof_required', 'DECLARATION_INVALID']

/** Translates the server's answer to a first save into the words of a failed creation (2§8). */
function inWords(problem: ApiProblem): ApiProblem {
  if (problem.isNetwork || problem.isWordless || OF_THE_DRAFT.includes(problem.code)) return problem
  return new ApiProblem(
    problem.status,
    problem.code,
    creationFailure(problem.message, problem.status),
    problem.details,
  )
}

/**
 * The calls of an entry that waits for its first save: that save makes it, those after it change it. The first save may
 * be sent again, because its id is the client's. `onMade` is called with the server's entry.
 */
export function firstSaveApi(onMade: (entry: Entry) => void): EntryApi {
  let isMade = false
  const made = (entry: Entry): Entry => {
    isMade = true
    begunEntries.remove(entry.id)
    removeLocalEntry(localIdOf(entry.id))
    onMade(entry)
    return entry
  }
  return {
    get: entryApi.get,
    async patch(id, draft, expected, options) {
      if (isMade) return entryApi.patch(id, draft, expected, options)
      try {
        return made(await entryApi.create(id, draft, options))
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem
        // Another tab made it from the same address, and it was changed since: the versions are merged.
        if (problem.is('draft_conflict')) made(problem.details.entry)
        throw inWords(problem)
      }
    },
  }
}
