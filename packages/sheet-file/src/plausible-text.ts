import { ALONE, LATIN_LETTERS, OTHER_ALPHABETS, SIGNS } from './letters-of-languages.ts'

/** The sum of what each character beyond ASCII is worth, from 0 to 1, and their number. */
export interface Plausibility {
  sum: number
  count: number
}

const RANKS = OTHER_ALPHABETS.map(
  (letters) => new Map([...letters].map((letter, rank) => [letter, 1 - (0.8 * rank) / letters.length])),
)
const LANGUAGES = LATIN_LETTERS.map((letters) => new Set(letters))

/** Letters of two alphabets in one word, and capitals inside it, as no language has them: 'QtŽ', 'DÇsignation', 'оБЙН'. */
const isBroken = (word: string): boolean =>
  (/\p{Script=Latin}/u.test(word) &&
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thai}]/u.test(word)) ||
  /\p{Ll}(?![A-Z])\p{Lu}/u.test(word) ||
  /^\p{Lu}(?![A-Z])\p{Lu}+\p{Ll}/u.test(word) ||
  (/[฀-๿]/.test(word) && !THAI.test(word))

/** Consonants of Thai with the vowels and tones around them. */
const THAI = /^(?:[เแโใไ]?[ก-ฮ][ัิีึืฺุู็ํ]?[่้๊๋์]?[ะาำๅๆฯ]?)+$/

/** The plausibility of a text that was read in one of the encodings of single bytes. */
export function plausibility(text: string): Plausibility {
  const whole = text.normalize('NFC')
  const others = [...whole].filter((character) => character > '~')
  const words = wordsOf(whole)
  const worth = (of: (letter: string) => number): number =>
    words.reduce(
      (sum, { letters, weight }) => sum + weight * letters.reduce((all, letter) => all + of(letter), 0),
      0,
    )
  const letters = Math.max(
    ...LANGUAGES.map((language) => worth((letter) => (language.has(letter) ? 1 : 0))),
    ...RANKS.map((ranks) => worth((letter) => ranks.get(letter) ?? 0)),
  )
  return { sum: letters + signs(whole), count: others.length }
}

/** The letters beyond ASCII of each word, and how much they count: a letter alone, or a word of them alone, is seldom one. */
const wordsOf = (text: string): { letters: string[]; weight: number }[] =>
  [...text.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    const letters = [...word.toLowerCase()].filter((letter) => letter > '~')
    if (letters.length === 0 || isBroken(word)) return []
    const around = `${text[index - 1] ?? ''}${text[index + word.length] ?? ''}`
    const isAlone = word.length === 1 && (!ALONE.includes(word.toLowerCase()) || /\d/.test(around))
    // No word of Latin letters has marks on all of them.
    const isMarked = letters.length === word.length && word.length > 1 && /\p{Script=Latin}/u.test(word)
    return [{ letters, weight: isAlone || isMarked ? 0.2 : 1 }]
  })

/** What is before a sign, and after it, where it has a meaning there: '10°', 'm²', '• oak', '£300'. */
const PLACES: readonly (readonly [signs: string, before: RegExp, after: RegExp])[] = [
  ['°½¼¾²³º', /[\d\sNnm",;]|^$/, /[^\p{L}]|[CFx]|^$/u],
  ['•', /[\s",;]|^$/, /\s/],
  ['€£', /[^\p{L}]|^$/u, /[^\p{L}]|^$/u],
  ['–—“‘', /[^\p{L}]|^$/u, /(?:)/],
  ['…»«×', /(?:)/, /[^\p{L}]|^$/u],
]

const signs = (text: string): number =>
  [...text.matchAll(SIGN)].reduce((sum, { 0: sign, index }) => {
    const [, before = /(?:)/, after = /(?:)/] = PLACES.find(([of]) => of.includes(sign)) ?? []
    const isInPlace = before.test(text[index - 1] ?? '') && after.test(text[index + 1] ?? '')
    return sum + (isInPlace ? 0.95 : 0.2)
  }, 0)
const SIGN = new RegExp(`[${SIGNS}]`, 'gu')
