/** File names of printed forms by entry number; versions of one number end with a count: `7501-B76-4180144-7-2.pdf`. */
export function fileNames(numbers: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return numbers.map((number) => {
    const count = (seen.get(number) ?? 0) + 1
    seen.set(number, count)
    return `7501-${number}${count > 1 ? `-${count}` : ''}.pdf`
  })
}
