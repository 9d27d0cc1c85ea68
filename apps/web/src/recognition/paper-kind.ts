import { HEAD_BYTES, recogniseFile, TAIL_BYTES } from '@edfe/domain/documents'

/** What a paper comes as: a PDF, or a photograph of a page. */
export type PaperKind = 'pdf' | 'photograph'

/** What a file is whose text is printed, drawn or photographed, by its content; undefined for a sheet and anything else. */
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
