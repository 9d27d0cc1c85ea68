/** The bytes of rows that are read at once: a table may have more than a text can hold. */
const SLICE_BYTES = 8_000_000
const NEWLINE = '\n'.charCodeAt(0)

/** The rows of COPY, some at a time: each text ends with a row. A row that is longer than a slice comes whole. */
export async function* wholeRows(blob: Blob, sliceBytes = SLICE_BYTES): AsyncGenerator<string> {
  let size = sliceBytes
  for (let at = 0; at < blob.size; ) {
    const bytes = Buffer.from(await blob.slice(at, at + size).arrayBuffer())
    const end = bytes.lastIndexOf(NEWLINE) + 1
    if (end > 0) {
      yield bytes.toString('utf8', 0, end)
      at += end
      size = sliceBytes
    } else if (at + size < blob.size) size *= 2
    else throw new Error('The last row of a table has no end.')
  }
}
