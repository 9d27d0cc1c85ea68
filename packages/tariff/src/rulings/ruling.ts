/** A ruling of CBP on the number of goods, as CBP's list of rulings has it. */
export interface Ruling {
  /** In capitals: 'N301234'. */
  readonly number: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** The numbers that it decides, digits without dots, as they were on its day. */
  readonly hts: readonly string[]
  /** Numbers of the rulings that modified it. */
  readonly modifiedBy: readonly string[]
  readonly subject: string
}

/** A subject is read no further than this. */
const MOST_CHARACTERS = 160

/**
 * What stands in a subject before its goods: 'The tariff classification of', 'Request for Further Review of Protest …;
 * Classification of', 'origin, and eligibility under the … (USMCA), of'.
 */
const BEFORE_GOODS = [
  /^.*?\btariff classification\b.*?(?:\bof\b|\bfor\b)\s+/i,
  /^.*;\s*classification of\s+(?:certain\s+)?/i,
  /^(?:application|request) for (?:further review|reconsideration) of .*?(?:;\s*|\bconcerning\s+|$)/i,
  /^.*?\b(?:NAFTA|Agreement|USMCA|Protocol)\b[)”"]*,?(?: eligibility)? (?:of|for|concerning)\s+/i,
  /^(?:the )?(?:(?:country of )?origin|marking)\b(?:[, ]|and\b|marking\b)*\b(?:of|for)\s+/i,
]
/** Where the goods come from, behind them. */
const ORIGIN =
  /,?\s+(?:from|(?:made|assembled|produced|manufactured) in) (?:an? (?:unknown|unspecified|undetermined|unidentified)\b.*|(?:the )?[A-Z][\w.’'-]*(?:(?:,| or| and| of| the)* [A-Z][\w.’'-]*)*)\.?$/

/** The goods of a subject, without the words that every subject has: 'The tariff classification of … from China'. */
export const goodsOfSubject = (subject: string): string =>
  BEFORE_GOODS.reduce((goods, before) => goods.replace(before, ''), subject.replace(/\s+/g, ' '))
    .replace(ORIGIN, '')
    .replace(/^an?\s+/i, '')
    .slice(0, MOST_CHARACTERS)
    .trim()
