import type { Ruling } from './ruling.ts'

/** Rulings in force, and the numbers of those that were revoked: these take rulings of the product out of use. */
export interface RulingList {
  readonly rulings: readonly Ruling[]
  readonly revoked: readonly string[]
}

/** A line for each ruling, in the order of their numbers; a revoked one has its number alone. */
export function packRulings({ rulings, revoked }: RulingList): string {
  const lines = new Map(revoked.map((number) => [number, `${number}\t\t\t\t`]))
  for (const { number, day, hts, modifiedBy, subject } of rulings)
    lines.set(number, [number, day, hts.join(' '), modifiedBy.join(' '), plain(subject)].join('\t'))
  return [...lines]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => `${line}\n`)
    .join('')
}

const plain = (subject: string): string => subject.replace(/\s+/g, ' ').trim()

/** The ruling of a line; undefined for a revoked one. */
export function rulingOfLine(line: string): Ruling | undefined {
  const [number = '', day = '', hts = '', modifiedBy = '', subject = ''] = line.split('\t')
  if (!day) return undefined
  return { number, day, hts: partsOf(hts), modifiedBy: partsOf(modifiedBy), subject }
}

const partsOf = (text: string): string[] => text.split(' ').filter(Boolean)

/** The list that `packRulings` packed. */
export function unpackRulings(packed: string): RulingList {
  const lines = packed.split('\n').filter(Boolean)
  return {
    rulings: lines.flatMap((line) => rulingOfLine(line) ?? []),
    revoked: lines.flatMap((line) => (rulingOfLine(line) ? [] : line.slice(0, line.indexOf('\t')))),
  }
}
