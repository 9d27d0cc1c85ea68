/** A row of a table with the prefixes of the HTSUS numbers that it is for, digits with spaces between them. */
interface PrefixRow {
  hts: string
}

const chapterOf = (hts: string): string => hts.slice(0, 2)

/**
 * A search for the rows whose prefixes a number begins with, digits with or without dots. It looks at the rows of the
 * number's chapter alone: most chapters have none, and a filing asks for each of a thousand lines.
 */
export function byHtsPrefix<Row extends PrefixRow>(
  rows: readonly Row[],
): (hts: string) => Omit<Row, 'hts'>[] {
  const byChapter = new Map<string, { prefixes: string[]; row: Omit<Row, 'hts'> }[]>()
  for (const { hts, ...row } of rows)
    for (const [chapter, prefixes] of Map.groupBy(hts.split(' '), chapterOf)) {
      const ofChapter = byChapter.get(chapter) ?? []
      byChapter.set(chapter, [...ofChapter, { prefixes, row }])
    }
  return (hts) => {
    const ofChapter = byChapter.get(chapterOf(hts))
    if (!ofChapter) return []
    const number = hts.replace(/\D/g, '')
    return ofChapter
      .filter(({ prefixes }) => prefixes.some((prefix) => number.startsWith(prefix)))
      .map(({ row }) => row)
  }
}
