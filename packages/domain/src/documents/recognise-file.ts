import type { FileType } from './file-types.ts'
import { readZipNames } from './zip-names.ts'

/** The first and last bytes of a file; `tail` may overlap `head`. */
export interface FileEnds {
  head: Uint8Array
  tail: Uint8Array
  /** Bytes of the whole file. */
  size: number
}

/** How many bytes of each end `recogniseFile` asks for. */
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

/** ISO base media brands of HEIF pictures (ISO/IEC 23008-12, annex B). */
const HEIF_BRANDS = /^ftyp(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/

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
 * ZIP behind it, or one that begins with a page.
 */
export function recogniseFile({ head, tail, size }: FileEnds): Recognised {
  const start = latin1(head.subarray(0, 4096))
  const archive = readZipNames(tail, size)
  const isZip = start.startsWith('PK\x03\x04')
  if (isZip) return archive ? officeType(archive) : { refused: 'unknown' }
  const binary = SIGNATURES.find(([, signature]) => start.startsWith(signature))?.[0] ?? heif(start)
  if (binary) return archive || MARKUP.test(start) ? { refused: 'polyglot' } : { type: binary }
  if (archive) return { refused: 'polyglot' }
  return textType(latin1(head))
}

const heif = (start: string): FileType | undefined =>
  HEIF_BRANDS.test(start.slice(4, 12)) ? 'heic' : undefined

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

/** A mail or a table. Text in UTF-8 and in the older code pages of suppliers is read alike. */
function textType(text: string): Recognised {
  const body = text.replace(/^\xef\xbb\xbf/, '')
  if (body.trim() === '' || CONTROL.test(body)) return { refused: 'unknown' }
  const lines = body.split(/\r\n|\r|\n/)
  const [headers = ''] = body.split(/\r?\n\r?\n/, 1)
  if (MAIL_HEADER.test(body) && MAIL_FROM.test(headers)) return { type: 'eml' }
  if (/^\s*[<{[]|^#!|^%!/.test(body) || MARKUP.test(body)) return { refused: 'unknown' }
  const isTable = lines.slice(0, LINES_BEFORE_TABLE).some((line) => /[,;\t|]/.test(line))
  return isTable ? { type: 'csv' } : { refused: 'unknown' }
}
