import { jsonFault } from '@edfe/contracts/json-fault'
import { defineMessage } from '@edfe/domain/messages'
import { sentence } from '../words/sentence.ts'
import { t } from '../words/t.ts'

/** The API takes no larger body. */
const LARGEST_BYTES = 4 * 1024 * 1024

export type ImportFile = { ok: true; json: Record<string, unknown> } | { ok: false; message: string }

const SPREADSHEET = defineMessage({
  id: 'read-import-file.this-is-a-spreadsheet-open',
  defaultMessage: 'This is a spreadsheet. Open an entry and choose Import lines in step 4.',
})

const no = (message: string): ImportFile => ({ ok: false, message })

/** Reads a file of canonical JSON. Refused with a sentence when it cannot be one; its fields are the server's to judge. */
export async function readImportFile(file: Pick<File, 'size' | 'text'>): Promise<ImportFile> {
  if (file.size > LARGEST_BYTES)
    return no(
      t({
        id: 'read-import-file.the-file-is-larger-than',
        defaultMessage: 'The file is larger than 4 MB. An entry of 999 lines is smaller.',
      }),
    )
  // A browser refuses to read a file that changed after it was chosen.
  const text = await file.text().catch(() => undefined)
  if (text === undefined)
    return no(
      t({
        id: 'read-import-file.the-file-changed-since-it',
        defaultMessage: 'The file changed since it was chosen, or is gone. Choose it again.',
      }),
    )
  if (text.trim() === '')
    return no(t({ id: 'read-import-file.the-file-is-empty', defaultMessage: 'The file is empty.' }))
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || Array.isArray(json)) {
      return no(
        t(
          {
            id: 'read-import-file.the-file-holds-no-entry',
            defaultMessage:
              'The file holds no entry. An exported entry is one object, between {open} and {close}.',
          },
          { open: '{', close: '}' },
        ),
      )
    }
    return { ok: true, json: json as Record<string, unknown> }
  } catch {
    if (isSpreadsheet(text)) return no(t(SPREADSHEET))
    const fault = jsonFault(text)
    return no(
      t(
        {
          id: 'read-import-file.the-file-is-not-json',
          defaultMessage: 'The file is not JSON.{fault, select, none {} other { {fault}}}',
        },
        { fault: fault ? sentence(fault.message) : 'none' },
      ),
    )
  }
}

/** The beginning of a zip archive, and the part of it that makes it a workbook. */
const ZIP = 'PK\u0003\u0004'
const WORKBOOK = 'xl/workbook.xml'

/** True if a text that is not JSON is a workbook, or rows of cells between the same separators. */
function isSpreadsheet(text: string): boolean {
  if (text.startsWith(ZIP)) return text.includes(WORKBOOK)
  if (/^\s*[[{]/.test(text)) return false
  const [heading = '', row = ''] = text.trimStart().split(/\r\n?|\n/, 2)
  return [',', ';', '\t'].some((separator) => heading.includes(separator) && row.includes(separator))
}
