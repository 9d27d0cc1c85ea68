import type { FileType } from './file-types.ts'
import { holdsZipEnd, readZipNames } from './zip-names.ts'

/** The first and last bytes of a file; `tail` may overlap `head`. */
export interface FileEnds {
  head: Uint8Array
  tail: Uint8Array
  /** Bytes of the whole file. */
  size: number
}

/** The number of bytes at each end that `recogniseFile` asks for. */
export const HEAD_BYTES = 64 * 1024
export const TAIL_BYTES = 1024 * 1024

/** Why a file is not taken: no type of the list, or two types at once, or a document that carries macros. */
type Unknown = 'unknown' | 'polyglot' | 'macros'

export type Recognised = { type: FileType } | { refused: Unknown }

const latin1 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** Brands of pictures that are coded as HEVC, and of AV1 pictures, which are not taken (ISO/IEC 23008-12; AV1 in HEIF). */
const HEIC_BRANDS: ReadonlySet<string> = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])
const AVIF_BRANDS: ReadonlySet<string> = new Set(['avif', 'avis'])

/** Readers of PDF files find the header anywhere in so many bytes (ISO 32000-1, annex H, note 13). */
const PDF_HEADER_BYTES = 1024

/** The first bytes of each binary type. */
const SIGNATURES: readonly (readonly [FileType, string])[] = [
  ['pdf', '%PDF-'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
]

/** Markup that a browser would run if it took the file for a page. */
const MARKUP = /<(!doctype\s+html|html|head|body|script|svg|iframe)[\s>/]/i

/**
 * The type of a file by its content, never by its name. A file that is two things at once is refused: a picture with a
 * ZIP behind it or a PDF inside, or one that begins with a page.
 */
export function recogniseFile({ head, tail, size }: FileEnds): Recognised {
  const start = latin1(head.subarray(0, 4096))
  const isZip = start.startsWith('PK\x03\x04')
  const binary = SIGNATURES.find(([, signature]) => start.startsWith(signature))?.[0] ?? heif(start)
  const isPdfToo = binary !== 'pdf' && start.slice(0, PDF_HEADER_BYTES).includes('%PDF-')
  if (isPdfToo && !start.trimStart().startsWith('%PDF-')) return { refused: 'polyglot' }
  if (isZip) {
    const archive = readZipNames(tail, size)
    return archive ? officeType(archive) : { refused: 'unknown' }
  }
  if (holdsZipEnd(tail, size)) return { refused: 'polyglot' }
  if (binary) return MARKUP.test(start) ? { refused: 'polyglot' } : { type: binary }
  return textType(head)
}

/** A HEIC picture by the brands of its first box (ISO/IEC 14496-12, 4.3). */
function heif(start: string): FileType | undefined {
  if (start.slice(4, 8) !== 'ftyp') return undefined
  const length = [...start.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  const brands = start.slice(8, Math.min(length, start.length)).match(/[\s\S]{4}/g) ?? []
  // The second four bytes are the version of the first brand.
  const isHeic = brands.some((brand, index) => index !== 1 && HEIC_BRANDS.has(brand))
  return isHeic && !brands.some((brand) => AVIF_BRANDS.has(brand)) ? 'heic' : undefined
}

/** A workbook or a text by the parts of its package (ECMA-376, part 2). */
function officeType(names: readonly string[]): Recognised {
  if (!names.includes('[Content_Types].xml')) return { refused: 'unknown' }
  if (names.some((name) => /vbaproject|activex|\.exe$/i.test(name))) return { refused: 'macros' }
  const isWorkbook = names.includes('xl/workbook.xml')
  const isText = names.includes('word/document.xml')
  if (isWorkbook && isText) return { refused: 'polyglot' }
  if (isWorkbook) return { type: 'xlsx' }
  return isText ? { type: 'docx' } : { refused: 'unknown' }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: text holds none of them
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/
/** A header of a mail, and the header without which none is one (RFC 5322, section 3.6). */
const MAIL_HEADER = /^[\x21-\x39\x3b-\x7e]+:[ \t]/
const MAIL_FROM = /^From:[ \t]/im
/** Lines that may come before the first row of a table: a title, an address. */
const LINES_BEFORE_TABLE = 30

/** Text in UTF-16, which spreadsheets write with its mark; undefined for any other. */
function utf16(head: Uint8Array): string | undefined {
  const encoding =
    head[0] === 0xff && head[1] === 0xfe ? 'utf-16le' : head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : ''
  return encoding
    ? new TextDecoder(encoding).decode(head.subarray(0, head.length - (head.length % 2)))
    : undefined
}

/** A mail or a table. Text in UTF-8 and in the older code pages of suppliers is read alike. */
function textType(head: Uint8Array): Recognised {
  const wide = utf16(head)
  const body = wide ?? latin1(head).replace(/^\xef\xbb\xbf/, '')
  if (body.trim() === '' || CONTROL.test(body)) return { refused: 'unknown' }
  const lines = body.split(/\r\n|\r|\n/)
  const [headers = ''] = body.split(/\r?\n\r?\n/, 1)
  if (wide === undefined && MAIL_HEADER.test(body) && MAIL_FROM.test(headers)) return { type: 'eml' }
  if (/^\s*[<{[]|^#!|^%!/.test(body) || MARKUP.test(body)) return { refused: 'unknown' }
  const isTable = lines.slice(0, LINES_BEFORE_TABLE).some((line) => /[,;\t|]/.test(line))
  return isTable ? { type: 'csv' } : { refused: 'unknown' }
}
