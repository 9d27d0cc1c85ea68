/** Length of an entry number, and of what its organisation's numbers share: filer code and prefix. */
const NUMBER_LENGTH = 11
const PREFIX_LENGTH = 6

/** More look-ups than this cost more than reading the organisation's index from end to end. */
const MAX_RANGES = 400

/** From one entry number to another, both included. */
export type NumberRange = readonly [from: string, to: string]

/**
 * Where a text (capital letters and digits) occurs in entry numbers that begin with one of the prefixes:
 * `whole` for prefixes that contain it, all of whose numbers match, and `narrow` for where it reaches into the last
 * five digits. Undefined when there are too many places to look at, which only three digits or fewer come to.
 */
export function numberRanges(
  text: string,
  prefixes: readonly string[],
): { whole: NumberRange[]; narrow: NumberRange[] } | undefined {
  if (text === '') return { whole: [], narrow: [] }
  const whole = prefixes.filter((prefix) => prefix.includes(text))
  const others = prefixes.filter((prefix) => !prefix.includes(text))
  const narrow: NumberRange[] = []
  for (const prefix of others) {
    for (let at = 0; at + text.length <= NUMBER_LENGTH; at += 1) {
      const heads = headsAt(text, prefix, at)
      if (narrow.length + heads.length > MAX_RANGES) return undefined
      narrow.push(...heads.map(rangeOf))
    }
  }
  return { whole: whole.map(rangeOf), narrow }
}

/** The beginnings of the numbers under a prefix that have the text at this place; none when they cannot have it. */
function headsAt(text: string, prefix: string, at: number): string[] {
  const inPrefix = text.slice(0, Math.max(0, PREFIX_LENGTH - at))
  const inDigits = text.slice(inPrefix.length)
  if (!prefix.startsWith(inPrefix, at) || !/^\d+$/.test(inDigits)) return []
  const free = Math.max(0, at - PREFIX_LENGTH)
  return Array.from({ length: 10 ** free }, (_, digits) =>
    free === 0 ? prefix + inDigits : prefix + String(digits).padStart(free, '0') + inDigits,
  )
}

const rangeOf = (head: string): NumberRange => [
  head.padEnd(NUMBER_LENGTH, '0'),
  head.padEnd(NUMBER_LENGTH, '9'),
]
