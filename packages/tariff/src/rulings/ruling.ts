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

/** The goods of a subject, without the words that every subject has: 'The tariff classification of … from China'. */
export const goodsOfSubject = (subject: string): string =>
  subject
    .replace(/^.*?\btariff classification\b.*?(?:\bof\b|\bfor\b)\s+/i, '')
    .replace(/^.*?\b(?:NAFTA|Agreement)\)?,? of\s+(?:an?\s+)?/i, '')
    .replace(/\s+/g, ' ')
    .slice(0, MOST_CHARACTERS)
    .trim()
