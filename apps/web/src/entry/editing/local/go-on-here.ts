import { instantNow, type PatchOptions } from '../entry-api.ts'
import { EntryEditor, type SaveResult } from '../entry-editor.ts'
import { isUnsaved } from '../on-server.ts'
import { localApi, localIdOf } from './local-entries.ts'

/**
 * True if the creation failed for a reason other than the person, their role or the text they typed (2§4).
 */
const isCreationFailure = ({ status, code }: { status: number; code: string }): boolean =>
  status === 0 || status >= 500 || code === '23505'

/**
 * After a first save that failed: the entry goes on in this browser as a local entry, which gets the number, the draft
 * and the way on. Gives the editor of the local entry; undefined where the person has to act first. The editor before it
 * forgets what was typed, so that only the local entry reaches the server.
 */
export async function goOnHere(
  editor: EntryEditor,
  failure: Extract<SaveResult, { ok: false }>,
  options: PatchOptions,
): Promise<EntryEditor | undefined> {
  const { entry } = editor.state()
  if (!isUnsaved(entry) || !isCreationFailure(failure)) return undefined
  const api = localApi(instantNow)
  const local = new EntryEditor(await api.get(localIdOf(entry.id)), api)
  await local.save(options)
  editor.forget()
  return local
}
