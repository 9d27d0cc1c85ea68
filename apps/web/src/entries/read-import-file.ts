import { jsonFault } from '@edfe/contracts/json-fault'

/** The API takes no larger body. */
const LARGEST_BYTES = 4 * 1024 * 1024

export type ImportFile = { ok: true; json: Record<string, unknown> } | { ok: false; message: string }

const no = (message: string): ImportFile => ({ ok: false, message })

/** Reads a file of canonical JSON. Refused with a sentence when it cannot be one; its fields are the server's to judge. */
export async function readImportFile(file: Pick<File, 'size' | 'text'>): Promise<ImportFile> {
  if (file.size > LARGEST_BYTES) return no('The file is larger than 4 MB. An entry of 999 lines is smaller.')
  // A browser refuses to read a file that changed after it was chosen.
  const text = await file.text().catch(() => undefined)
  if (text === undefined) return no('The file changed since it was chosen, or is gone. Choose it again.')
  if (text.trim() === '') return no('The file is empty.')
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      return no('The file holds no entry. Canonical JSON is one object, between { and }.')
    }
    return { ok: true, json: json as Record<string, unknown> }
  } catch {
    return no(`The file is not JSON. ${jsonFault(text)?.message ?? ''}`.trim())
  }
}
