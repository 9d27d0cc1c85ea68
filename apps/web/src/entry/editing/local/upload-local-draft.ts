import type { Entry } from '@edfe/contracts/entries/entry'
import { STEPS } from '@edfe/domain/entry'
import { ApiProblem } from '../../../api/problem.ts'
import { entryApi, instantNow } from '../entry-api.ts'
import { localApi, rememberServerId, removeLocalEntry, serverIdOf } from './local-entries.ts'

/**
 * Makes a server entry of a local one: a new number, the same draft and progress. The local one goes once the server has
 * acknowledged the whole draft; until then a failure is thrown, and the next attempt goes on where this one broke off.
 */
export async function uploadLocalDraft(localId: string): Promise<Entry> {
  const local = await localApi(instantNow).get(localId)
  const target = await targetOf(localId)
  const { entry_number: _local, ...header } = local.draft_data.header ?? {}
  let entry = await entryApi.patch(target.id, { ...local.draft_data, header }, target.updated_at, {
    current_step: local.current_step,
  })
  removeLocalEntry(localId)
  for (const { key } of STEPS) {
    const item = local.step_progress[key]
    if (!item || item.validationErrors === undefined) continue
    const { status, skipped, validationErrors } = item
    const body = { step: key, status, validationErrors, ...(skipped && { skipped }) }
    // The draft is safe by now; a chip that this loses is judged anew from the draft.
    entry = (await entryApi.stepProgress(entry.id, body).catch(() => undefined)) ?? entry
  }
  return entry
}

/** The entry that an earlier attempt began, or a new one. */
async function targetOf(localId: string): Promise<Entry> {
  const begun = serverIdOf(localId)
  if (begun) {
    try {
      return await entryApi.get(begun)
    } catch (failure) {
      if (!(failure instanceof ApiProblem) || failure.status !== 404) throw failure
    }
  }
  const created = await entryApi.create()
  rememberServerId(localId, created.id)
  return created
}
