import { cellText, type RawSheet } from '@edfe/domain/lines-import'
import type { PaperText } from '@edfe/domain/papers'
import { linesOfText, type TextItem, tableOfText } from '@edfe/domain/pdf-text'
import { readPrinted } from '../entry/lines-import/read-invoice.ts'
import { ShownPlace } from '../entry/lines-import/shown-place.ts'
import type { Paper } from '../recognition/paper.ts'
import { type PaperKind, paperKind } from '../recognition/paper-kind.ts'
import type { ReadOptions } from '../recognition/paper-reading.tsx'
import { FILE_REFUSALS } from '../sheet-file/file-refusals.ts'
import { readInWorker } from '../sheet-file/read-in-worker.ts'

/** The pages of a printed paper, to look at beside its values. */
export interface Print extends Pick<Paper, 'pictures' | 'left'> {
  kind: PaperKind
  items: readonly TextItem[]
  place: ShownPlace
}

/** A file as text; `print` only for a PDF or a picture. */
export interface ReadFile {
  content: PaperText
  print?: Print
}

/** The text of a paper, or a sentence that says why it was not read and what to do. */
export async function readFile(file: File, options: ReadOptions): Promise<ReadFile | string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = paperKind(bytes)
  if (!kind) {
    const result = await readInWorker({ bytes })
    return result.ok ? { content: ofSheets(result.sheets) } : FILE_REFUSALS[result.refusal]
  }
  const paper = await readPrinted(file, kind, options)
  if (typeof paper === 'string') return paper
  const { items, pictures, left } = paper
  const table = tableOfText(items, '')
  return {
    content: { text: linesOfText(items), sheets: table ? [table] : [] },
    print: { kind, items, pictures, left, place: new ShownPlace(table?.places ?? []) },
  }
}

const ofSheets = (sheets: readonly RawSheet[]): PaperText => ({
  sheets,
  text: sheets
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ rows }) => rows.map((row) => row.map(cellText).filter(Boolean).join('   ')))
    .join('\n'),
})
