import type { LayoutBook, RecordLayout, RecordValues, ValuesOf } from '../records/index.ts'
import { type DecodedRecord, decodeRecord } from './decode-record.ts'
import { encodeRecord } from './encode-record.ts'
import type { RecordProblem } from './problem.ts'

/** One record to write: its id (a 54 with its type, `54-07`) and the values that its layout names. */
export type RecordToEncode<Layout extends RecordLayout> = Layout extends RecordLayout
  ? { readonly id: Layout['id']; readonly values: ValuesOf<Layout> }
  : never

export type EncodedBatch = { ok: true; images: string[] } | { ok: false; problems: RecordProblem[] }

/** Writes records in the order given; problems carry the record's position. */
export function encodeBatch<Layout extends RecordLayout>(
  records: readonly RecordToEncode<Layout>[],
  layouts: LayoutBook<Layout>,
): EncodedBatch
export function encodeBatch(
  records: readonly { id: string; values: RecordValues }[],
  layouts: LayoutBook,
): EncodedBatch {
  const images: string[] = []
  const problems: RecordProblem[] = []
  records.forEach(({ id, values }, index) => {
    const layout = layouts.get(id)
    if (!layout) throw new Error(`No layout for record ${id}`)
    const encoded = encodeRecord(layout, values)
    if (encoded.ok) images.push(encoded.image)
    else problems.push(...encoded.problems.map((problem) => ({ ...problem, record: index })))
  })
  return problems.length === 0 ? { ok: true, images } : { ok: false, problems }
}

/** Reads every image; each record keeps its own problems, positioned in the batch. */
export const decodeBatch = (images: readonly string[], layouts: LayoutBook): DecodedRecord[] =>
  images.map((image, index) => {
    const decoded = decodeRecord(image, layouts)
    return { ...decoded, problems: decoded.problems.map((problem) => ({ ...problem, record: index })) }
  })
