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
