import { strFromU8 } from 'fflate'

/** Files that hold a sheet and are not read here: a person opens them in a program and saves them in another format. */
export type OtherSheet =
  | 'old-excel'
  | 'protected'
  | 'web-page'
  | 'xml-2003'
  | 'binary-workbook'
  | 'open-document'
  | 'numbers'
  | 'other-format'

/** The first bytes of a file, which say what it is. */
export const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte)

const utf16 = (name: string): string => [...name].map((letter) => `${letter}\0`).join('')

/**
 * Returns the kind of a file that is neither a workbook of Excel 2007 and later nor text with separators, by
 * its first bytes and by the streams in it; undefined for anything else.
 */
export function kindOfBytes(bytes: Uint8Array): OtherSheet | 'pdf' | 'not-a-sheet' | undefined {
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf'
  // A container of Microsoft's: an .xls of before 2007, a workbook with a password, or a document.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const text = strFromU8(bytes, true)
    if (text.includes(utf16('EncryptedPackage'))) return 'protected'
    return text.includes(utf16('WordDocument')) || text.includes(utf16('PowerPoint'))
      ? 'not-a-sheet'
      : 'old-excel'
  }
  // Excel 2 to 5 began a file with the record BOF alone.
  if (bytes[0] === 0x09 && [0, 2, 4, 8].includes(bytes[1] ?? -1) && bytes[3] === 0) return 'old-excel'
  return undefined
}

/** Returns the kind of an archive without `xl/workbook.xml`, by the names of its parts. */
export function kindOfArchive(names: readonly string[]): OtherSheet | 'not-a-sheet' {
  if (names.includes('xl/workbook.bin')) return 'binary-workbook'
  if (names.includes('content.xml') && names.includes('mimetype')) return 'open-document'
  return names.some((name) => /^Index(\/|\.zip)/.test(name)) ? 'numbers' : 'not-a-sheet'
}

/** Returns the kind of a text without separators: other programs write such files and name them .xls. */
export function kindOfText(text: string): OtherSheet | 'not-a-sheet' | undefined {
  const start = text.slice(0, 4096).trimStart()
  if (
    start.startsWith('<') &&
    start.includes('urn:schemas-microsoft-com:office:spreadsheet') &&
    !/<table\b/.test(start)
  )
    return 'xml-2003'
  if (/^<(!doctype html|html|head|meta|body|table|style|\?xml[\s\S]{0,300}<html)\b/i.test(start))
    return 'web-page'
  if (/^MIME-Version:/i.test(start) && /text\/html|multipart\/related/i.test(start)) return 'web-page'
  if (/^ID;P/.test(start) || /^TABLE\r?\n0,1\r?\n/.test(start)) return 'other-format'
  return start.startsWith('{\\rtf') ? 'not-a-sheet' : undefined
}
