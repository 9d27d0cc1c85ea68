import { form7501Address } from '../api/entry-list.ts'
import { saveFile } from '../ui/save-file.ts'
import { fileNames } from './form-file-names.ts'
import { entryName } from './use-moving.ts'

/** The server prints so many forms a minute for one person, and a few more. */
export const MOST_FORMS = 50

interface Printed {
  id: string
  entry_number: string
}

/**
 * Saves the printed forms of these entries: one as a PDF, several as a ZIP. They are asked for one by one, so that the
 * printing keeps nobody else waiting. Throws when the server refuses one, with its entry.
 */
export async function saveForms(entries: readonly Printed[]): Promise<void> {
  const names = fileNames(entries.map(entryName))
  const files: Record<string, Uint8Array<ArrayBuffer>> = {}
  for (const [at, entry] of entries.entries()) {
    const answer = await fetch(form7501Address(entry.id))
    if (!answer.ok) throw new Error(`The form of ${entryName(entry)} could not be printed.`)
    files[names[at]!] = new Uint8Array(await answer.arrayBuffer())
  }
  const [only] = names
  if (names.length === 1 && only) return saveFile(only, 'application/pdf', files[only]!)
  const { zipSync } = await import('fflate')
  // A PDF is compressed already.
  saveFile('7501-forms.zip', 'application/zip', new Uint8Array(zipSync(files, { level: 0 })))
}
