const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  sect: '§',
  deg: '°',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
}

/** The words of a page: blocks become lines, scripts, styles, comments and tags go, entities are read once. */
export function plainText(page: string): string {
  const words = page
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/?(?:p|div|li|tr|h[1-6]|table|ul|ol|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<\/?[a-z][^>]*>/gi, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) =>
      name ? (ENTITIES[name] ?? whole) : charOf(hex ? Number.parseInt(hex, 16) : Number(decimal), whole),
    )
  return words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

const charOf = (code: number, whole: string): string =>
  code >= 32 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
