import { cellName, type RawCell, type RawSheet } from '@edfe/domain/lines-import'
import { strFromU8, unzipSync } from 'fflate'
import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/web-worker'
import { signsOfCells, signsOfStyles } from './cell-signs.ts'
import { kindOfArchive, kindOfBytes, kindOfText, type OtherSheet, startsWith } from './file-kind.ts'
import { hiddenColumns, hiddenRows, hiddenSheets } from './hidden-parts.ts'
import { likelyEncoding } from './likely-encoding.ts'
import { mergedRanges, mergedWidths, withMergedCells } from './merged-cells.ts'
import type { ReadLimits } from './read-limits.ts'
import { decoded, type Encoding, unmarkedUtf16 } from './text-encodings.ts'
import { sheetXml } from './workbook-xml.ts'

/** Why a file is not read. */
export type FileRefusal = OtherSheet | 'too-large' | 'pdf' | 'not-a-sheet' | 'damaged' | 'empty' | 'failed'

export type FileResult =
  /** `encoding` is of a text of before Unicode: it was found by its letters, so a person may choose another. */
  { ok: true; sheets: RawSheet[]; encoding?: Encoding } | { ok: false; refusal: FileRefusal }

/** A sheet of 998 lines has 100 kB; what is much larger is no invoice. */
export const MAX_FILE_BYTES = 10_000_000
/** The size limit of an unpacked workbook: a small file can hold gigabytes. */
const MAX_UNPACKED_BYTES = 60_000_000
const MAX_PARTS = 1000
/** Rows of a sheet that are read: far more than an entry has lines. What is beyond is counted, so that the page says so. */
export const MAX_ROWS = 5000

const LINES: ReadLimits = { rows: MAX_ROWS, bytes: MAX_FILE_BYTES }

const refused = (refusal: FileRefusal): FileResult => ({ ok: false, refusal })

/**
 * Reads a workbook or a text with separators. What the file is, is found in its content, not in its name. `chosen` is the
 * encoding that a person gives a text that is not in Unicode.
 */
export async function readFile(
  bytes: Uint8Array,
  chosen?: Encoding,
  limits: ReadLimits = LINES,
): Promise<FileResult> {
  if (bytes.length > limits.bytes) return refused('too-large')
  if (bytes.length === 0) return refused('empty')
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) return readWorkbook(bytes, limits)
  const kind = kindOfBytes(bytes)
  if (kind) return refused(kind)
  const shifted = chosen ?? (hasShifts(bytes) ? 'iso-2022-jp' : undefined)
  const unicode = shifted ? undefined : unicodeText(bytes)
  if (unicode !== undefined) return readText(unicode, limits)
  if (bytes.subarray(0, 4096).includes(0)) return refused('not-a-sheet')
  const encoding = shifted ?? likelyEncoding(bytes)
  const result = readText(decoded(bytes, encoding), limits)
  return result.ok ? { ...result, encoding } : result
}

/** True if a text of ASCII shifts to Japanese letters and back, as ISO-2022-JP does. */
const hasShifts = (bytes: Uint8Array): boolean => {
  const looked = decoded(bytes.subarray(0, 4096), 'windows-1252')
  return looked.includes('\u001b$B') || looked.includes('\u001b$@')
}

/** The text of bytes in UTF-8 or UTF-16; undefined for any others. */
function unicodeText(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, 0xff, 0xfe)) return decoded(bytes, 'utf-16le')
  if (startsWith(bytes, 0xfe, 0xff)) return decoded(bytes, 'utf-16be')
  const utf16 = unmarkedUtf16(bytes)
  if (utf16) return decoded(bytes, utf16)
  if (bytes.subarray(0, 4096).includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Reads text with separators: commas, semicolons or tabs, quotes around cells that hold them. */
export function readText(text: string, { rows: most }: ReadLimits = LINES): FileResult {
  const kind = kindOfText(text)
  if (kind) return refused(kind)
  // Excel begins a file with the separator that it uses: 'sep=;'. The row is not one of the sheet.
  const [named = '', delimiter = ''] = /^\ufeff?"?sep=(.)"?\r?\n/i.exec(text) ?? []
  const { data } = Papa.parse<string[]>(text.slice(named.length).trimEnd(), { delimiter })
  const all = data.filter((row) => Array.isArray(row))
  const rows = all.slice(0, most)
  const isTable = rows.some((row) => row.filter((cell) => cell.trim()).length > 1)
  return isTable ? { ok: true, sheets: [{ name: '', rows, ...cutOf(all, most) }] } : refused('empty')
}

/** Counts the filled rows beyond those that are read. */
function cutOf(rows: readonly (readonly unknown[])[], most: number): { cut?: number } {
  const isFilled = (cell: unknown) => cell !== null && cell !== undefined && String(cell).trim() !== ''
  const cut = rows.slice(most).filter((row) => row.some(isFilled)).length
  return cut > 0 ? { cut } : {}
}

async function readWorkbook(bytes: Uint8Array, { rows: most }: ReadLimits): Promise<FileResult> {
  let unpacked = 0
  let parts = 0
  const names: string[] = []
  let isSpread = false
  let files: Record<string, Uint8Array> = {}
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize
        parts += 1
        isSpread ||= unpacked > MAX_UNPACKED_BYTES || parts > MAX_PARTS
        names.push(name)
        // Nothing is unpacked yet: the sizes of all parts come first.
        return false
      },
    })
    if (isSpread) return refused('too-large')
    if (!names.includes('xl/workbook.xml')) return refused(kindOfArchive(names))
    files = unzipSync(bytes, {
      filter: ({ name }) => /^xl\/(workbook\.xml|styles\.xml|_rels\/|worksheets\/[^/]+$)/.test(name),
    })
  } catch {
    return refused('damaged')
  }
  try {
    const xml = sheetXml(files)
    const styles = signsOfStyles(files)
    const hiddenNames = hiddenSheets(strFromU8(files['xl/workbook.xml'] ?? new Uint8Array()))
    const sheets = (await readXlsxFile(bytes.slice().buffer)).map(({ sheet, data }): RawSheet => {
      const rows = data.slice(0, most).map((row) => row.map(rawCell))
      const source = xml.get(sheet) ?? ''
      const ranges = mergedRanges(source)
      const marks = {
        signs: signsOfCells(source, styles),
        wide: mergedWidths(ranges),
        hidden: hiddenRows(source),
        hiddenColumns: hiddenColumns(source),
        dates: datesOf(data),
      }
      return {
        name: sheet,
        rows: withMergedCells(rows, ranges),
        ...Object.fromEntries(Object.entries(marks).filter(([, { size }]) => size > 0)),
        ...(hiddenNames.has(sheet) && { isHidden: true }),
        ...cutOf(data, most),
      }
    })
    const filled = sheets.filter(({ rows }) => rows.some((row) => row.some((cell) => cell !== null)))
    return filled.length > 0 ? { ok: true, sheets: filled } : refused('empty')
  } catch {
    return refused('damaged')
  }
}

/** The cells that a workbook keeps as dates. */
const datesOf = (data: readonly (readonly unknown[])[]): ReadonlySet<string> =>
  new Set(
    data.flatMap((row, index) =>
      row.flatMap((cell, column) => (cell instanceof Date ? [cellName(index + 1, column)] : [])),
    ),
  )

function rawCell(cell: unknown): RawCell {
  if (typeof cell === 'number' || typeof cell === 'string') return cell
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? null : String(cell)
}
