import { lineFields } from '@edfe/domain/entry'

const MOST = lineFields.description.maxLength
const OTHER = /^other:?$/i

/** The first words of a heading: up to what it adds to or takes from them. */
const firstClause = (description: string): string => (description.split(/[,;:(]/)[0] ?? '').trim()

const inSentence = (clause: string, index: number): string =>
  index > 0 && /^[A-Z][a-z]/.test(clause) ? clause[0]!.toLowerCase() + clause.slice(1) : clause

/**
 * A description of goods to begin with: the words that a person searched for, else what the headings of the number say,
 * the last ones as far as block 32 has room. Digits are no words.
 */
export function proposedDescription(path: readonly string[], searched = ''): string {
  const words = searched.trim()
  if (/\p{L}{3}/u.test(words)) return words.slice(0, MOST)
  const clauses = path.filter((text) => !OTHER.test(text.trim())).map(firstClause)
  while (clauses.length > 1 && clauses.join(', ').length > MOST) clauses.shift()
  return clauses.map(inSentence).join(', ').slice(0, MOST)
}
