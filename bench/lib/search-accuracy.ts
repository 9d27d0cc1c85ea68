/** Goods with the beginnings of the numbers that are right for them. */
export interface JudgedGoods {
  readonly words: string
  readonly numbers: readonly string[]
}

/** Numbers for words, best first, of any length from four digits. */
type Finder = (words: string) => readonly string[]

/** People see so many rows: the first, those without scrolling, all. */
const ROWS = [1, 5, 10]

/**
 * Prints how many of some goods are right within the first rows, at four and at six digits. A row is a subheading of
 * six digits, as a person sees them; a number that is right only at four digits is judged at four.
 */
export function reportAccuracy(title: string, goods: readonly JudgedGoods[], find: Finder): void {
  const found = goods.map(({ words, numbers }) => ({
    numbers,
    rows: [...new Set(find(words).map((number) => number.slice(0, 6)))].slice(0, ROWS.at(-1)),
  }))
  const shares = [4, 6].map((digits) => {
    const judged = found.filter(({ numbers }) => numbers.every(({ length }) => length >= digits))
    const within = ROWS.map((most) => {
      const right = judged.filter(({ numbers, rows }) =>
        rows
          .slice(0, most)
          .some((row) => numbers.some((number) => row.slice(0, digits) === number.slice(0, digits))),
      )
      return ((100 * right.length) / judged.length).toFixed(0)
    })
    return `${within.join(' / ')} at ${digits} digits (${judged.length})`
  })
  console.log(`${title}: ${shares.join(', ')}`)
}

/** Prints how many searches mark their first row as likely, and how many of those have the right heading. */
export function reportLikely(
  title: string,
  goods: readonly JudgedGoods[],
  find: (words: string) => { readonly number: string; readonly isLikely: boolean } | undefined,
): void {
  const likely = goods.flatMap(({ words, numbers }) => {
    const first = find(words)
    return first?.isLikely ? [numbers.some((number) => number.slice(0, 4) === first.number.slice(0, 4))] : []
  })
  const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(0)
  const right = likely.filter(Boolean).length
  console.log(
    `${title}: ${percent(likely.length, goods.length)} % likely, ${percent(right, likely.length)} % of those right at 4 digits`,
  )
}
