/** One answer of a lookup. `detail` tells rows of one name apart; further fields are the table's own. */
export interface LookupRow {
  code: string
  name: string
  detail?: string
  [field: string]: string | undefined
}

interface Candidate {
  row: LookupRow
  code: string
  name: string
  words: string[]
  otherWords: string[]
  aliases: string[]
  /** Letters and digits alone of the name and of the other names. */
  joined: string[]
}

/** Lower case without accents: 'Köln' and 'KOLN' are found by the same letters. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Letters and digits of a place: 'Danang' and 'Da Nang', 'St. Louis' and 'Saint Louis' are the same. */
const joinedOf = (text: string): string =>
  fold(text)
    .replace(/\b(ft|st)\b\.?/g, (short) => (short.startsWith('f') ? 'fort' : 'saint'))
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** So many letters name a place when its spaces are left out. */
const JOINED_LENGTH = 4

/**
 * A searchable table; built once, asked often. `otherText` holds what also finds a row: aliases, places. `codesOf` has
 * the codes of other lists for it.
 */
export function createSearch(
  rows: readonly LookupRow[],
  otherText: (row: LookupRow) => string = (row) => row.detail ?? '',
  codesOf: (row: LookupRow) => string[] = () => [],
): (query: string, limit?: number) => LookupRow[] {
  const candidates: Candidate[] = rows.map((row) => ({
    row,
    code: fold(row.code),
    name: fold(row.name),
    words: wordsOf(row.name),
    otherWords: wordsOf(otherText(row)),
    aliases: codesOf(row).map(fold),
    joined: [row.name, ...(row.aliases?.split('; ') ?? [])].map(joinedOf),
  }))
  return (query, limit = 10) => {
    const asked = fold(query.trim())
    if (!asked) return rows.slice(0, limit)
    const tokens = wordsOf(asked)
    const found = candidates.flatMap((candidate, index) => {
      const rank = rankOf(candidate, asked, tokens)
      return rank === undefined ? [] : [{ row: candidate.row, rank, index }]
    })
    found.sort((a, b) => a.rank - b.rank || a.index - b.index)
    return found.slice(0, limit).map(({ row }) => row)
  }
}

/** Lower is better: the code, the code's start, the name's start, words of the name, further words. */
function rankOf(candidate: Candidate, asked: string, tokens: string[]): number | undefined {
  if (candidate.code === asked || candidate.aliases.includes(asked)) return 0
  if (candidate.code.startsWith(asked)) return 1
  if (tokens.length === 0) return undefined
  if (candidate.name.startsWith(asked)) return 2
  const starts = (words: string[]) => (token: string) => words.some((word) => word.startsWith(token))
  if (tokens.every(starts(candidate.words))) return 3
  const letters = joinedOf(asked)
  if (letters.length >= JOINED_LENGTH && candidate.joined.some((name) => name.startsWith(letters))) return 3
  const all = [candidate.code, ...candidate.words, ...candidate.otherWords]
  return tokens.every(starts(all)) ? 4 : undefined
}
