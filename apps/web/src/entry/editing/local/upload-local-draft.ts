import type { Entry } from '@edfe/contracts/entries/entry'
import { STEPS } from '@edfe/domain/entry'
import { ApiProblem } from '../../../api/problem.ts'
import { entryApi, instantNow } from '../entry-api.ts'
import { LocalBackup } from '../local-backup.ts'
import { localApi, removeLocalEntry, serverIdOf } from './local-entries.ts'

/**
 * Makes a server entry of a local one: a new number, the same draft and progress. The local one goes once the server has
 * acknowledged the whole draft; until then a failure is thrown, and the next attempt goes to the same entry.
 */
export async function uploadLocalDraft(localId: string): Promise<Entry> {
  const local = await localApi(instantNow).get(localId)
  const id = serverIdOf(localId)
  const { entry_number: _local, ...header } = local.draft_data.header ?? {}
  const draft = { ...local.draft_data, header }
  const { current_step } = local
  let entry: Entry
  try {
    entry = await entryApi.create(id, draft, { current_step })
  } catch (problem) {
    if (!(problem instanceof ApiProblem && problem.is('draft_conflict'))) throw problem
    // The server has it, and it was changed there since: the next person who opens it is asked which version holds.
    new LocalBackup(id).write(draft, local.updated_at)
    removeLocalEntry(localId)
    return problem.details.entry
  }
  removeLocalEntry(localId)
  for (const { key } of STEPS) {
    const item = local.step_progress[key]
    if (!item || item.validationErrors === undefined) continue
    const { status, skipped, validationErrors } = item
    const body = { step: key, status, validationErrors, ...(skipped && { skipped }) }
    // The draft is safe by now; a chip that this loses is judged again from the draft.
    entry = (await entryApi.stepProgress(entry.id, body).catch(() => undefined)) ?? entry
  }
  return entry
}
