/** Characters that are shown of the line of a paper. */
const MOST = 110

/** The line of a text that has the words, cut around them; the words alone where no line has them. */
export function wordsAround(text: string, found: string): string {
  const line = text.split('\n').find((one) => one.includes(found)) ?? found
  const plain = line.replace(/\s+/g, ' ').trim()
  if (plain.length <= MOST) return plain
  const at = Math.max(0, plain.indexOf(found.replace(/\s+/g, ' ').trim()))
  const start = Math.max(0, Math.min(at - Math.floor((MOST - found.length) / 2), plain.length - MOST))
  return `${start > 0 ? '…' : ''}${plain.slice(start, start + MOST)}${start + MOST < plain.length ? '…' : ''}`
}
