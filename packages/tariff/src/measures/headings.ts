/**
 * Digits of headings of chapter 99 as the notes name them: '9903.94.05' is one, '9903.94.40-45' every one from .40 to
 * .45.
 */
export const headings = (...ranges: string[]): string[] =>
  ranges.flatMap((range) => {
    const [first = '', last] = range.replaceAll('.', '').split('-')
    const from = Number(first.slice(6))
    const to = last === undefined ? from : Number(last)
    return Array.from(
      { length: to - from + 1 },
      (_, index) => first.slice(0, 6) + String(from + index).padStart(2, '0'),
    )
  })
