import { decodedDos, isDosCodePage } from './dos-code-pages.ts'

/** Encodings in which programs write CSV: those of before Unicode, by the names that `TextDecoder` has for them, and code pages of DOS. */
export const ENCODINGS = [
  'windows-1252',
  'iso-8859-15',
  'macintosh',
  'cp850',
  'cp437',
  'windows-1250',
  'iso-8859-2',
  'cp852',
  'windows-1257',
  'windows-1254',
  'cp857',
  'windows-1251',
  'koi8-u',
  'iso-8859-5',
  'ibm866',
  'x-mac-cyrillic',
  'windows-1253',
  'windows-1255',
  'windows-1256',
  'windows-1258',
  'windows-874',
  'gb18030',
  'big5',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'euc-kr',
  'utf-8',
] as const
export type Encoding = (typeof ENCODINGS)[number]

export const decoded = (bytes: Uint8Array, encoding: Encoding | 'utf-16le' | 'utf-16be'): string =>
  isDosCodePage(encoding) ? decodedDos(bytes, encoding) : new TextDecoder(encoding).decode(bytes)

/** UTF-16 without its mark: every other byte of Latin text is zero. */
export function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const looked = bytes.subarray(0, 200)
  const zeros = (parity: number) => looked.filter((byte, index) => index % 2 === parity && byte === 0).length
  const [even, odd] = [zeros(0), zeros(1)]
  if (odd > looked.length / 4 && even === 0) return 'utf-16le'
  return even > looked.length / 4 && odd === 0 ? 'utf-16be' : undefined
}
