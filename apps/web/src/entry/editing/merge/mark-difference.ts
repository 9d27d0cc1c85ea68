/** A text in three parts: what both versions share at the start and at the end, and what differs between. */
export interface MarkedText {
  same: [start: string, end: string]
  differs: string
}

/** Cuts two texts at the first and the last character in which they differ. */
export function markDifference(a: string, b: string): [MarkedText, MarkedText] {
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const cut = (text: string): MarkedText => ({
    same: [text.slice(0, start), text.slice(text.length - end)],
    differs: text.slice(start, text.length - end),
  })
  return [cut(a), cut(b)]
}
