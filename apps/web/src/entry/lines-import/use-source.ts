import type { RawSheet } from '@edfe/domain/lines-import'
import type { Encoding } from '@edfe/sheet-file/text-encodings'
import { type ComponentProps, useState } from 'react'
import { type PaperKind, paperKind } from '../../recognition/paper-kind.ts'
import { usePaperReading } from '../../recognition/paper-reading.tsx'
import type { ReadRequest } from '../../sheet-file/file.worker.ts'
import { FILE_REFUSALS } from '../../sheet-file/file-refusals.ts'
import { readInWorker } from '../../sheet-file/read-in-worker.ts'
import { t } from '../../words/t.ts'
import type { InvoicePages } from './invoice-pages.tsx'
import { readInvoice } from './read-invoice.ts'
import { ShownPlace } from './shown-place.ts'

/** The source of rows. */
export interface Source {
  name: string
  sheets: RawSheet[]
  /** The bytes of a text that is not in Unicode, and the encoding by which they were read. */
  letters?: { bytes: Uint8Array; encoding: Encoding }
  /**
   * The invoice whose text was read, to look at next to its rows; `left` scanned pages of it were not read.
   */
  invoice?: ComponentProps<typeof InvoicePages> & { left: number }
}

/** Reads a file or a paste, one at a time. */
export function useSource() {
  const [source, setSource] = useState<Source>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const reading = usePaperReading()
  const during = async <T>(work: () => Promise<T>): Promise<T> => {
    setReading(true)
    setProblem(undefined)
    try {
      return await work()
    } finally {
      setReading(false)
    }
  }
  const read = async (name: string, request: ReadRequest) => {
    const result = await during(() => readInWorker(request))
    if (result.ok)
      setSource({
        name,
        sheets: result.sheets,
        ...(result.encoding &&
          typeof request !== 'string' && { letters: { bytes: request.bytes, encoding: result.encoding } }),
      })
    else setProblem(FILE_REFUSALS[result.refusal])
  }
  const readPaper = async (file: File, kind: PaperKind) => {
    const result = await during(() => reading.during((options) => readInvoice(file, kind, options)))
    if (typeof result === 'string') setProblem(result)
    else if (result) {
      const { table, pictures, left } = result
      const invoice = { file, kind, pictures, left, place: new ShownPlace(table.places) }
      setSource({ name: file.name, sheets: [table], invoice })
    }
  }
  return {
    source,
    problem,
    isReading,
    /** Of scanned pages. */
    progress: reading.progress,
    async readFile(file: File) {
      if (isReading) return
      const bytes = new Uint8Array(await file.arrayBuffer())
      const kind = paperKind(bytes)
      await (kind ? readPaper(file, kind) : read(file.name, { bytes }))
    },
    readText: (text: string) =>
      read(t({ id: 'import-dialog.pasted-rows', defaultMessage: 'Pasted rows' }), text),
    /** Reads the letters of a text in another encoding. */
    async readAgain(encoding: Encoding) {
      if (source?.letters) await read(source.name, { ...source.letters, encoding })
    },
    stop: reading.stop,
    forget: () => setSource(undefined),
  }
}
