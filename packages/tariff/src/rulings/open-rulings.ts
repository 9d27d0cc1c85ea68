import type { GoodsTexts, KnownGoods } from '../search/index.ts'
import { rulingOfLine } from './pack-rulings.ts'
import { goodsOfSubject, type Ruling } from './ruling.ts'

/** Rulings that stay packed: each is read when it is asked for. */
export interface Rulings {
  /** The rulings in force. */
  readonly count: number
  /** What they are searched by: a text for each subheading of a ruling. */
  readonly texts: GoodsTexts
  /** A ruling in force. */
  find(number: string): Ruling | undefined
  /** True of a ruling in force and of a revoked one. */
  has(number: string): boolean
}

/** A ruling on the goods of a whole shop says little about any of them. */
const MOST_SUBHEADINGS = 5
/** Read in a few milliseconds, between which other work continues. */
const LINES_AT_ONCE = 2000
const LINE_END = 10

/** Opens rulings as `packRulings` wrote them, in UTF-8. */
export async function openRulings(packed: Uint8Array): Promise<Rulings> {
  const ends = endsOf(packed)
  const decoder = new TextDecoder()
  const lineAt = (line: number) => decoder.decode(packed.subarray((ends[line - 1] ?? -1) + 1, ends[line]))
  /** The line of each text, and which of its subheadings it is about. */
  const lines: number[] = []
  const places: number[] = []
  let count = 0
  for (let line = 0; line < ends.length; line += 1) {
    const ruling = rulingOfLine(lineAt(line))
    if (ruling) {
      count += 1
      const { length } = subheadingsOf(ruling)
      for (let place = 0; length <= MOST_SUBHEADINGS && place < length; place += 1) {
        lines.push(line)
        places.push(place)
      }
    }
    if (line % LINES_AT_ONCE === 0) await new Promise((done) => setTimeout(done))
  }
  const lineOf = Uint32Array.from(lines)
  const placeOf = Uint8Array.from(places)
  /** The line that begins with a number; undefined where none does. */
  const search = (number: string): string | undefined => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (numberOf(lineAt(middle)) < number) low = middle + 1
      else high = middle
    }
    const line = low < ends.length ? lineAt(low) : ''
    return number !== '' && numberOf(line) === number ? line : undefined
  }
  return {
    count,
    texts: {
      count: lineOf.length,
      at: (text) => goodsOf(rulingOfLine(lineAt(lineOf[text]!))!, placeOf[text]!),
      sourceAt: () => 'ruling',
    },
    find: (number) => rulingOfLine(search(number) ?? ''),
    has: (number) => search(number) !== undefined,
  }
}

const numberOf = (line: string): string => line.slice(0, line.indexOf('\t'))

function goodsOf(ruling: Ruling, place: number): KnownGoods {
  const { number, day, subject } = ruling
  return {
    number: subheadingsOf(ruling)[place]!,
    words: goodsOfSubject(subject),
    source: 'ruling',
    ruling: { number, day },
  }
}

/** The first number of each subheading in chapters 1 to 97. */
function subheadingsOf({ hts }: Ruling): string[] {
  const found = new Map<string, string>()
  for (const number of hts) {
    const subheading = number.slice(0, 6)
    if (subheading < '98' && !found.has(subheading)) found.set(subheading, number)
  }
  return [...found.values()]
}

/** Where each line ends. */
function endsOf(packed: Uint8Array): Uint32Array {
  const ends: number[] = []
  for (let at = packed.indexOf(LINE_END); at >= 0; at = packed.indexOf(LINE_END, at + 1)) ends.push(at)
  return Uint32Array.from(ends)
}
