/** A page of the documentation with its words, in the index that the build writes for each language. */
export interface HelpPage {
  readonly path: string
  readonly title: string
  readonly text: string
}

/** A page that was found: `before`, `word` and `after` are the words around the first hit in its text. */
export interface FoundHelp {
  readonly path: string
  readonly title: string
  readonly snippet: { readonly before: string; readonly word: string; readonly after: string }
}

const MOST = 5
const BEFORE = 40
const AFTER = 100

/** The pages that have every typed word, in any order; those that have them all in their title come first. */
export function foundHelp(pages: readonly HelpPage[], typed: string): FoundHelp[] {
  const words = lower(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const has = (text: string) => words.every((word) => lower(text).includes(word))
  return pages
    .filter(({ title, text }) => has(`${title} ${text}`))
    .map((page) => ({ page, isTitle: has(page.title) }))
    .toSorted((a, b) => Number(b.isTitle) - Number(a.isTitle))
    .slice(0, MOST)
    .map(({ page: { path, title, text } }) => ({ path, title, snippet: snippetOf(text, words) }))
}

/** Cut between words; where the text has none of them, its beginning. */
function snippetOf(text: string, words: readonly string[]): FoundHelp['snippet'] {
  const hits = words
    .map((word) => ({ at: lower(text).indexOf(word), length: word.length }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  const { at, length } = hits[0] ?? { at: 0, length: 0 }
  const from = at <= BEFORE ? 0 : text.indexOf(' ', at - BEFORE) + 1
  const last = text.lastIndexOf(' ', at + length + AFTER)
  const to = at + length + AFTER >= text.length || last <= at + length ? text.length : last
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, at)}`,
    word: text.slice(at, at + length),
    after: `${text.slice(at + length, to)}${to < text.length ? '…' : ''}`,
  }
}

/** Small letters of the same length, so that places in both texts agree. */
const lower = (text: string): string =>
  [...text]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('')
