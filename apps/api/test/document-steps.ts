import { PART_BYTES } from '@edfe/domain/documents'
import type { AnswerOf, TestApp, Visitor } from './harness.ts'

/** A PDF of so many bytes; `mark` makes contents differ. */
export function pdfOf(size: number, mark = 'a'): Buffer {
  const bytes = Buffer.alloc(size, ' ')
  bytes.write(`%PDF-1.7\n% ${mark}\n`)
  bytes.write('\n%%EOF\n', Math.max(size - 7, 14))
  return bytes
}

interface Upload {
  entryId: string
  bytes: Buffer
  name?: string
  kind?: string
  detail?: string
  answers_request?: string
}

/** The path parameters of a document. */
export interface DocumentParams {
  id: string
  documentId: string
}

const OCTETS = { 'content-type': 'application/octet-stream' }

export const startUpload = (
  app: TestApp,
  as: Visitor,
  { entryId, bytes, ...facts }: Upload,
): Promise<AnswerOf<'startDocument'>> =>
  app.answer('startDocument', {
    params: { id: entryId },
    as,
    body: { name: 'invoice.pdf', kind: 'commercial_invoice', ...facts, size: bytes.length },
  })

export const putPart = (
  app: TestApp,
  as: Visitor,
  document: DocumentParams,
  index: number,
  bytes: Uint8Array,
): Promise<AnswerOf<'putDocumentPart'>> =>
  app.answer('putDocumentPart', { as, params: { ...document, index }, body: bytes, headers: OCTETS })

/** The part of a content that has this index. */
export const partOf = (bytes: Buffer, index: number): Buffer =>
  bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES)

/** Uploads a document to its end; the answer to its completion, or the first refusal. */
export async function uploadDocument(app: TestApp, as: Visitor, upload: Upload) {
  const started = await startUpload(app, as, upload)
  if (started.status !== 201) return started
  const document = { id: upload.entryId, documentId: started.body.document.id }
  for (let index = 0; index * PART_BYTES < upload.bytes.length; index += 1) {
    const part = await putPart(app, as, document, index, partOf(upload.bytes, index))
    if (part.status !== 200) return part
  }
  return app.answer('completeDocument', { as, params: document })
}

/** The bytes of a document, or of another file at its address, as they are downloaded. */
export async function downloadDocument(
  app: TestApp,
  as: Visitor,
  file: string | DocumentParams,
): Promise<Buffer> {
  const url = typeof file === 'string' ? file : `/api/entries/${file.id}/documents/${file.documentId}/content`
  const answer = await app.app.inject({ method: 'GET', url, headers: { cookie: as.cookie } })
  return answer.rawPayload
}
