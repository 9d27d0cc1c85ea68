import { cleanRate } from './clean-text.ts'
import { inDollars, parseCharge } from './parse-charge.ts'
import { type Charge, FREE, type Rate } from './rate.ts'

const SUGAR =
  /^([\d.]+)¢ ?\/kg less ([\d.]+)¢ ?\/kg for each degree under (\d+) degrees \(and fractions of a degree in proportion\) but not less(?: than)? ([\d.]+)¢ ?\/kg$/

/** 'The duty provided in the applicable subheading + 25%', with the variants in which chapter 99 writes it. */
const SUBHEADING =
  /^The duty provided (?:for )?in ?(?:the applicable subheading|subheadings [\d., or]+?) ?(?:(?:\+|plus) ?(?:a duty of )?(.+?))?\.?$/
const NO_CHANGE = /^no change\.?$/i
const SEE = /^See ([\d.,–\- ]+)$/
const CONDITIONAL_FREE = /^Free,? (under .+|for such temporary periods .+)$/

/**
 * Rates that refer to another article, a note or a computed value. A person has to look them up; each pattern is one
 * way in which the schedule writes them.
 */
const BY_HAND = [
  /^The (?:rate|duty rate|rate of duty|duty) (?:applicable|provided)\b/i,
  /^A duty (?:equal|upon|\(in lieu)/,
  /^See (?:additional )?U\.S\. note/i,
  /^Free \(See U\.S\. note/i,
  /^.+ but if consisting in part of a plate or a set of plates the total duty shall not exceed/,
]

/**
 * A rate as it is written in one column of the schedule. Undefined for text that no edition has used so far: the
 * caller refuses the edition, so that no unknown rate is taken for free.
 */
export function parseRate(cell: string): Rate | undefined {
  const text = cleanRate(cell)
  if (text === 'Free') return FREE
  const condition = CONDITIONAL_FREE.exec(text)?.[1]
  if (condition) return { kind: 'charges', charges: [], condition }
  if (NO_CHANGE.test(text)) return { kind: 'subheading', plus: [] }
  const [, perKg, lessPerDegree, underDegrees, atLeast] = SUGAR.exec(text) ?? []
  if (perKg && lessPerDegree && underDegrees && atLeast) {
    return {
      kind: 'sugar',
      perKg: inDollars(perKg),
      lessPerDegree: inDollars(lessPerDegree),
      underDegrees,
      atLeast: inDollars(atLeast),
    }
  }
  const headings = SEE.exec(text)?.[1]
  if (headings) return { kind: 'see', headings: headings.trim() }
  const subheading = SUBHEADING.exec(text)
  if (subheading) {
    const plus = subheading[1] ? parseCharges(subheading[1]) : []
    if (plus) return { kind: 'subheading', plus }
  }
  if (BY_HAND.some((pattern) => pattern.test(text))) return { kind: 'byHand', text }
  const charges = parseCharges(text)
  return charges && { kind: 'charges', charges }
}

/** The summands of a compound rate; undefined when one of them cannot be read. */
function parseCharges(text: string): Charge[] | undefined {
  const charges = text.split(/ ?\+ ?/).map(parseCharge)
  return charges.every((charge) => charge !== undefined) ? charges : undefined
}
