import type { GoodsTexts } from './goods-texts.ts'
import { nameFormOf, stemOf, wordsOf } from './words.ts'

/** The words of many texts in arrays: about 80 bytes a text. */
export interface TextWords {
  /** The number of a word by its singular; undefined where no text has it. */
  wordOf(singular: string): number | undefined
  /** The texts that have a word, each once, ascending. */
  having(word: number): Uint32Array
  /** The words of a text in their order. */
  of(text: number): Uint32Array
  /** How many different words a text has. */
  differentOf(text: number): number
  /** The different numbers of the texts, cut to six digits. */
  readonly numbers: readonly string[]
  /** Which of `numbers` a text has. */
  numberOf(text: number): number
}

/** Read in a few milliseconds, between which other work continues. */
const TEXTS_AT_ONCE = 300
const FILLED_AT_ONCE = 20_000
const SUBHEADING = 6

/** Reads the words of texts, without those that say nothing. */
export async function readWords({ count, at }: GoodsTexts): Promise<TextWords> {
  const words = new Map<string, number>()
  /** How many texts have each word. */
  const counts: number[] = []
  const different = new Uint16Array(count)
  const numbers = new Map<string, number>()
  const numberOf = new Uint16Array(count)
  const starts = new Uint32Array(count + 1)
  let sequence = new Uint32Array(count * 8)
  let length = 0
  for (let text = 0; text < count; text += 1) {
    const goods = at(text)
    const subheading = goods.number.slice(0, SUBHEADING)
    const numbered = numbers.get(subheading) ?? numbers.size
    numbers.set(subheading, numbered)
    numberOf[text] = numbered
    const read = singularsOf(goods.words)
    for (const singular of new Set(read)) {
      const word = words.get(singular) ?? words.size
      words.set(singular, word)
      counts[word] = (counts[word] ?? 0) + 1
      different[text]! += 1
    }
    if (length + read.length > sequence.length) sequence = enlarged(sequence, read.length)
    sequence.set(
      read.map((singular) => words.get(singular)!),
      length,
    )
    length += read.length
    starts[text + 1] = length
    if (text % TEXTS_AT_ONCE === 0) await otherWork()
  }
  sequence = sequence.slice(0, length)
  const of = (text: number) => sequence.subarray(starts[text], starts[text + 1])
  const { texts, firsts } = await textsByWord(of, count, counts)
  return {
    wordOf: (singular) => words.get(singular),
    having: (word) => texts.subarray(firsts[word], firsts[word + 1]),
    of,
    differentOf: (text) => different[text]!,
    numbers: [...numbers.keys()],
    numberOf: (text) => numberOf[text]!,
  }
}

const otherWork = () => new Promise((done) => setTimeout(done))

function enlarged(array: Uint32Array<ArrayBuffer>, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2 + least)
  larger.set(array)
  return larger
}

/** All texts of the first word, then those of the second; and where those of each begin. */
async function textsByWord(
  of: (text: number) => Uint32Array,
  count: number,
  counts: readonly number[],
): Promise<{ texts: Uint32Array; firsts: Uint32Array }> {
  const firsts = new Uint32Array(counts.length + 1)
  for (const [word, having] of counts.entries()) firsts[word + 1] = firsts[word]! + having
  const texts = new Uint32Array(firsts[counts.length]!)
  const next = firsts.slice()
  const last = new Int32Array(counts.length).fill(-1)
  for (let text = 0; text < count; text += 1) {
    for (const word of of(text)) {
      if (last[word] === text) continue
      last[word] = text
      texts[next[word]!] = text
      next[word]! += 1
    }
    if (text % FILLED_AT_ONCE === 0) await otherWork()
  }
  return { texts, firsts }
}

const singularsOf = (words: string): string[] =>
  wordsOf(words).flatMap((word) => (stemOf(word) ? nameFormOf(word) : []))
