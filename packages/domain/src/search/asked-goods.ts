/** What a person types to find goods in the tariff: the beginning of a number, words, or both. */
export interface AskedGoods {
  /** Digits that the number has to begin with; '' for any number. */
  readonly within: string
  readonly words: string
}

const DIGITS_ONLY = /^[\d.\s]+$/
/** Four, six or eight digits of a number, with or without dots, and words behind them. */
const DIGITS_AND_WORDS = /^(\d{4}(?:\.?\d{2}){0,2})\s+(.*\p{L}.*)$/su

/**
 * Reads '9405.11 brass lamp' as the number 940511 and the words 'brass lamp'. A size in front of words reads alike:
 * where no goods of the words are under such a number, the digits are a word as others.
 */
export function readAskedGoods(text: string): AskedGoods {
  const typed = text.trim()
  if (DIGITS_ONLY.test(typed)) return { within: typed.replace(/\D/g, ''), words: '' }
  const [, number = '', words = typed] = DIGITS_AND_WORDS.exec(typed) ?? []
  return { within: number.replaceAll('.', ''), words }
}
