import { entryApi } from './entry-api.ts'
import type { EntrySession } from './entry-session.ts'
import { removeLocalEntry } from './local-entries.ts'
import type { Entry } from './wire.ts'

/**
 * Makes a server entry of a local one: a new number, the same draft. The local one goes once the server has
 * acknowledged the whole draft; until then a failure is thrown and changes nothing here.
 */
export async function takeOver(session: EntrySession): Promise<Entry> {
  await session.save()
  const local = session.state().entry
  const created = await entryApi.create()
  const { entry_number: _local, ...header } = local.draft_data.header ?? {}
  const draft = { ...local.draft_data, header }
  const entry = await entryApi.patch(created.id, draft, created.updated_at, {
    is_draft: true,
    current_step: local.current_step,
  })
  removeLocalEntry(local.id)
  return entry
}
