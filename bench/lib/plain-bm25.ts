import type { Schedule } from '@edfe/tariff/schedule'

/** The usual constants of BM25. */
const SATURATION = 1.2
const LENGTH = 0.75

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map((word) => word.replace(/(?<=..)s$/, ''))

/** Plain BM25 over the descriptions of the lines and their headings: what a search has to be better than. */
export function plainBm25({ rows, ...schedule }: Schedule): (query: string) => string[] {
  const lines = rows.flatMap(({ number }, position) =>
    number.length >= 8 && number < '98' && schedule.isWholeAt(position)
      ? [{ number, words: wordsOf(schedule.lineAt(position).path.join(' ')) }]
      : [],
  )
  const usual = lines.reduce((sum, { words }) => sum + words.length, 0) / lines.length
  const postings = new Map<string, Map<number, number>>()
  for (const [line, { words }] of lines.entries())
    for (const word of words) {
      const counts = postings.get(word) ?? new Map<number, number>()
      postings.set(word, counts.set(line, (counts.get(line) ?? 0) + 1))
    }
  return (query) => {
    const scores = new Map<number, number>()
    for (const word of new Set(wordsOf(query))) {
      const counts = postings.get(word) ?? new Map<number, number>()
      const rarity = Math.log(1 + (lines.length - counts.size + 0.5) / (counts.size + 0.5))
      for (const [line, count] of counts) {
        const norm = SATURATION * (1 - LENGTH + (LENGTH * lines[line]!.words.length) / usual)
        scores.set(line, (scores.get(line) ?? 0) + (rarity * count * (SATURATION + 1)) / (count + norm))
      }
    }
    return [...scores].toSorted((a, b) => b[1] - a[1]).map(([line]) => lines[line]!.number)
  }
}
