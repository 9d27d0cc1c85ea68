import type { Plausibility } from './plausible-text.ts'

/** One character of two bytes: how it reads, its first byte and its second one (0 for none). */
type Judge = (character: string, first: number, second: number) => number

const isIn = (first: number, from: number, to: number): boolean => first >= from && first <= to

/**
 * The likelihood of each character in a text of its encoding, from 0 to 1. The standards begin with the characters of
 * everyday use (GB 2312, KS X 1001, Big5 and JIS X 0208, level 1).
 */
const JUDGES = {
  'euc-kr': (character, first) => (/[가-힣]/.test(character) ? 1.02 : isIn(first, 0xa1, 0xa3) ? 0.7 : 0),
  gb18030: (_, first, second) =>
    isIn(first, 0xb0, 0xd7) && second >= 0xa1 ? 1 : isIn(first, 0xa1, 0xa3) && second >= 0xa1 ? 0.7 : 0.1,
  big5: (_, first) => (isIn(first, 0xa4, 0xc6) ? 1 : isIn(first, 0xa1, 0xa3) ? 0.7 : 0.1),
  shift_jis: (character, first) =>
    /[ぁ-んァ-ヶー]/.test(character)
      ? 1
      : /[ｦ-ﾟ]/.test(character)
        ? 0.65
        : isIn(first, 0x88, 0x97)
          ? 0.9
          : /[、。・（）]/.test(character)
            ? 0.7
            : 0.1,
  'euc-jp': (character, first) =>
    /[ぁ-んァ-ヶー]/.test(character)
      ? 1
      : /[ｦ-ﾟ]/.test(character)
        ? 0.8
        : isIn(first, 0xb0, 0xcf)
          ? 0.9
          : /[、。・（）]/.test(character)
            ? 0.7
            : 0.1,
} satisfies Record<string, Judge>

export type PairedEncoding = keyof typeof JUDGES
export const PAIRED = Object.keys(JUDGES) as PairedEncoding[]

const isLatin = (byte = 0): boolean => byte < 0x80 && /[a-z]/i.test(String.fromCharCode(byte))

/** The plausibility of bytes as text of two-byte characters; undefined when they are not of the encoding. */
export function pairedPlausibility(bytes: Uint8Array, encoding: PairedEncoding): Plausibility | undefined {
  let sum = 0
  let count = 0
  const decoder = new TextDecoder(encoding, { fatal: true })
  for (let at = 0; at < bytes.length; at += 1) {
    const first = bytes[at]!
    if (first < 0x80) continue
    const isSingle = encoding === 'shift_jis' && isIn(first, 0xa1, 0xdf)
    const second = isSingle ? 0 : (bytes[at + 1] ?? 0)
    try {
      const character = decoder.decode(bytes.subarray(at, at + (isSingle ? 1 : 2)))
      // In 'Sillón;' the end of a word and what follows it look like one character.
      const isOfWord = isLatin(bytes[at - 1])
      const worth = JUDGES[encoding](character, first, second)
      const isLone = isSingle && !(bytes[at - 1]! >= 0x80) && !(bytes[at + 1]! >= 0x80)
      sum += isLone || (isOfWord && second < 0x80) ? 0 : isOfWord ? 0.6 * worth : worth
    } catch {
      return undefined
    }
    count += 1
    if (!isSingle) at += 1
  }
  return { sum, count }
}
