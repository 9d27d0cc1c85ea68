import { LEFT_OUT } from '../row-words.ts'

/** A description in lower case, without what it leaves out, what it leaves open, and what it only lists in parentheses. */
export const coveredText = (description: string): string =>
  description
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\bwhether or not [^,;:]*/g, ' ')
    .replace(/\bnot (?=knitted or crocheted|motorized)/g, 'non')
    .replace(LEFT_OUT, ' ')
    .trim()

/**
 * True if a description says nothing but an attribute of goods that the one for 'other' goods behind it shares with it:
 * 'Other seats, with wooden frames' before 'Other seats'.
 */
export function isBareOf(description: string, other: string): boolean {
  const shared = new Set(wordsOf(other))
  return wordsOf(description).every((word) => shared.has(word) || PLAIN.has(word))
}

const wordsOf = (text: string): string[] => text.match(/[a-z]+/g) ?? []

/** The words by which the schedule tells goods of one kind from each other, and those that bind them. */
const PLAIN = new Set(
  'of or and with in the an fine cellular other outer surface sheeting frames composition materials fibers textile plastics rubber leather patent wood wooden bamboo rattan paper paperboard cotton wool animal hair silk man made synthetic artificial stone ceramic porcelain china glass iron steel aluminum copper brass gold silver precious base metal metals live fresh chilled frozen dried salted smoked brine electric electrical electrically operated knitted crocheted'.split(
    ' ',
  ),
)
