import { unsavedEntriesOf } from '../../../session/kept-here.ts'
import { entryApi } from '../entry-api.ts'
import { EntryEditor } from '../entry-editor.ts'
import { isLocalId, localEntriesOf } from './local-entries.ts'
import { uploadLocalDraft } from './upload-local-draft.ts'

/**
 * Hands a person's local entries to the server and gives how many. One that is open in another tab is that tab's to
 * hand over: somebody may be typing there.
 */
export async function uploadLocalEntries(userId: string): Promise<number> {
  let count = 0
  for (const { id } of localEntriesOf(userId)) {
    await navigator.locks.request(id, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      await uploadLocalDraft(id)
      count += 1
    })
  }
  return count
}

/** Saves on the server what a person typed in this browser and left unsaved; what fails stays kept here. */
export async function saveKeptEntries(userId: string): Promise<void> {
  const attempts = unsavedEntriesOf(userId).map((id) => (isLocalId(id) ? undefined : saveKept(id)))
  await Promise.allSettled([...attempts, uploadLocalEntries(userId)])
}

/** An editor takes up the text that the browser keeps, and merges it with what others have saved. It tries once. */
async function saveKept(id: string): Promise<void> {
  const editor = new EntryEditor(await entryApi.get(id), entryApi)
  await editor.save()
  editor.stop()
}
