import type { TariffResult, UsedLine } from './tariff-queries.ts'

/** A number in the list of the search, and whether the organization or this entry has used it. */
export interface FoundNumber {
  result: TariffResult
  isUsed: boolean
}

/** So many used numbers come before the results of a text; without a text the list holds all of them. */
const MOST_USED = 5

const digitsOf = (hts: string): string => hts.replace(/\D/g, '')

/**
 * True if a used number begins with the digits that were typed, or its goods and headings hold every word.
 */
function fits({ goods, result: { hts, description, path } }: UsedLine, typed: string): boolean {
  if (/^[\d.\s]+$/.test(typed)) return digitsOf(hts).startsWith(digitsOf(typed))
  const text = [goods, description, ...path].join(' ').toLowerCase()
  const words = typed.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  return words.every((word) => text.includes(word))
}

/**
 * Returns the list of the search: used numbers that match the typed text, newest first, then the results of
 * the tariff, those of this entry before the others. `ofEntry` are the numbers of the lines of the entry.
 */
export function foundNumbers(
  typed: string,
  { results, used, ofEntry }: { results: TariffResult[]; used: UsedLine[]; ofEntry: readonly string[] },
): FoundNumber[] {
  const fitting = used.filter((line) => fits(line, typed)).slice(0, typed ? MOST_USED : undefined)
  const first = new Set(fitting.map(({ result }) => result.hts))
  const known = new Set([...used.map(({ result }) => result.hts), ...ofEntry].map(digitsOf))
  const others = results
    .filter(({ hts }) => !first.has(hts))
    .map((result): FoundNumber => ({ result, isUsed: known.has(digitsOf(result.hts)) }))
  return [
    ...fitting.map(({ result }): FoundNumber => ({ result, isUsed: true })),
    ...others.filter(({ isUsed }) => isUsed),
    ...others.filter(({ isUsed }) => !isUsed),
  ]
}
