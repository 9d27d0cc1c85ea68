import { cleanRate } from './clean-text.ts'
import { parseRate } from './parse-rate.ts'
import type { SpecialRate } from './rate.ts'

/** A list of programs in brackets; the print sometimes adds a comma. */
const PROGRAMS = /\(\s*((?:[A-Z]{1,2}[+*#]?[\s,]*)+)\)/g

/** A program that the print repeats: '(PA (PA)'. */
const TWICE = /\(([A-Z]{1,2}) \(\1\)/g

/**
 * The special column: rates, each followed by the programs that may claim it. 'Free (AU,BH) 3.2% (JP)' is two
 * rates. A cell without programs is one rate for anyone who enters the goods. Undefined when a part cannot be
 * read.
 */
export function parseSpecial(cell: string): SpecialRate[] | undefined {
  const text = cleanRate(cell).replace(TWICE, '($1)')
  const rates: SpecialRate[] = []
  let start = 0
  for (const match of text.matchAll(PROGRAMS)) {
    const written = text.slice(start, match.index).trim()
    const programs = (match[1] ?? '').split(/[\s,]+/).filter(Boolean)
    start = match.index + match[0].length
    const rate = parseRate(written)
    if (!rate) return undefined
    rates.push({ rate, text: written, programs })
  }
  const rest = text.slice(start).trim()
  if (!rest) return rates
  const rate = rates.length === 0 ? parseRate(rest) : undefined
  return rate && [{ rate, text: rest, programs: [] }]
}
