/** Signatures and lengths of the ZIP format (APPNOTE 6.3, sections 4.3.12 and 4.3.16). */
const END_SIGNATURE = 0x06054b50
const END_LENGTH = 22
const FILE_SIGNATURE = 0x02014b50
const FILE_LENGTH = 46

/**
 * The names in a ZIP's directory, from the last bytes of the file. Undefined when the file does not end as a ZIP does,
 * or when its directory begins before `tail`.
 */
export function readZipNames(tail: Uint8Array, size: number): string[] | undefined {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const end = endOfDirectory(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true) - (size - tail.byteLength)
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    if (at < 0 || at + FILE_LENGTH > end || view.getUint32(at, true) !== FILE_SIGNATURE) return undefined
    const nameLength = view.getUint16(at + 28, true)
    const name = tail.subarray(at + FILE_LENGTH, at + FILE_LENGTH + nameLength)
    names.push(String.fromCharCode(...name))
    at += FILE_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return names
}

/** Where the end record begins: its comment reaches exactly to the end of the file, so chance bytes are none. */
function endOfDirectory(view: DataView): number | undefined {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue
    if (at + END_LENGTH + view.getUint16(at + 20, true) === view.byteLength) return at
  }
  return undefined
}

const NOT_KNOWN = 0xffffffff

/**
 * True if programs that unpack ZIP files may find one in the last bytes of a file: an end record whose
 * directory is before it, also with bytes after the record, or with a directory before `tail`. Chance bytes
 * do not agree with themselves.
 */
export function holdsZipEnd(tail: Uint8Array, size: number): boolean {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  for (let at = view.byteLength - END_LENGTH; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END_SIGNATURE) continue
    const isOneDisk = view.getUint32(at + 4, true) === 0
    const isCounted = view.getUint16(at + 8, true) === view.getUint16(at + 10, true)
    const length = view.getUint32(at + 12, true)
    const offset = view.getUint32(at + 16, true)
    const end = size - view.byteLength + at
    // A ZIP64 file has its numbers in another record.
    const isBefore = offset === NOT_KNOWN || offset + length <= end
    if (isOneDisk && isCounted && isBefore) return true
  }
  return false
}
