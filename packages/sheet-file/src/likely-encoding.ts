import { PAIRED, pairedPlausibility } from './paired-letters.ts'
import { type Plausibility, plausibility } from './plausible-text.ts'
import { decoded, type Encoding } from './text-encodings.ts'

/** The part of a file that is examined to find its encoding. */
const MOST_BYTES = 8000

/** How common an encoding is in files of suppliers, from 0 to 1: it decides where few characters are beyond ASCII. */
const COMMON: readonly (readonly [Encoding, number])[] = [
  ['windows-1252', 0.9],
  ['windows-1250', 0.7],
  ['windows-1251', 0.7],
  ['windows-1253', 0.6],
  ['windows-1254', 0.7],
  ['windows-1257', 0.5],
  ['windows-1255', 0.6],
  ['windows-1256', 0.6],
  ['windows-874', 0.6],
  ['macintosh', 0.6],
  ['cp850', 0.6],
  ['windows-1258', 0.3],
  ['iso-8859-15', 0.3],
  ['iso-8859-2', 0.5],
  ['cp852', 0.5],
  ['cp857', 0.3],
  ['cp437', 0.3],
  ['koi8-u', 0.5],
  ['ibm866', 0.5],
  ['iso-8859-5', 0.4],
  ['x-mac-cyrillic', 0.2],
]
const COMMON_OF_PAIRS = 0.7

const likelihood = ({ sum, count }: Plausibility, common: number): number => (sum + common) / (count + 1)

/** The encoding that a text without Unicode most likely has; Windows-1252, in which most programs write, when none is likelier. */
export function likelyEncoding(bytes: Uint8Array): Encoding {
  const part = bytes.subarray(0, MOST_BYTES)
  if (isDamagedUtf8(part)) return 'utf-8'
  const looked = wholeLines(part)
  const pairs = new Map(
    PAIRED.flatMap((encoding) => {
      const found = pairedPlausibility(looked, encoding)
      return found ? [[encoding, found] as const] : []
    }),
  )
  const candidates = [
    ...COMMON.map(([encoding, common]) => ({
      encoding,
      found: likelihood(plausibility(decoded(looked, encoding)), common),
    })),
    ...[...pairs].map(([encoding, found]) => ({ encoding, found: likelihood(found, COMMON_OF_PAIRS) })),
  ]
  const best = candidates.reduce((most, one) => (one.found > most.found + 0.005 ? one : most))
  // Two or three characters may be Korean or Japanese as well as Chinese: more suppliers write Chinese.
  const isShort = looked.filter((byte) => byte >= 0x80).length <= 6
  const chinese = pairs.get('gb18030')
  const isPair = best.encoding === 'euc-kr' || best.encoding === 'euc-jp'
  return isPair && isShort && chinese && chinese.sum === chinese.count ? 'gb18030' : best.encoding
}

/** Unicode in which a program has cut some characters in two: nearly all others are whole. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  const wrong = text.match(/\ufffd/g)?.length ?? 0
  const whole = [...text].filter((character) => character > '~' && character !== '\ufffd').length
  return whole >= 3 && wrong <= whole / 3
}

/** Bytes up to the last end of a line, so that no character is cut. */
function wholeLines(bytes: Uint8Array): Uint8Array {
  const end = bytes.lastIndexOf(0x0a)
  return end > 0 ? bytes.subarray(0, end) : bytes
}
