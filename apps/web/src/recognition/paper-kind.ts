import { HEAD_BYTES, recogniseFile, TAIL_BYTES } from '@edfe/domain/documents'

/** The form of a document: a PDF, or a photograph of a page. */
export type PaperKind = 'pdf' | 'photograph'

/**
 * Returns the kind of a file with printed, drawn or photographed text, by its content; undefined for any
 * other file.
 */
export function paperKind(bytes: Uint8Array): PaperKind | undefined {
  if (String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-') return 'pdf'
  const { length } = bytes
  const found = recogniseFile({
    head: bytes.subarray(0, HEAD_BYTES),
    tail: bytes.subarray(Math.max(0, length - TAIL_BYTES)),
    size: length,
  })
  return 'type' in found && ['png', 'jpeg', 'tiff', 'heic'].includes(found.type) ? 'photograph' : undefined
}
