const ELLIPSIS = '…'
/** More letters than are as wide as an ellipsis, in any font. */
const LETTERS_OF_ELLIPSIS = 10

/**
 * The text if it is no wider than `maxWidth`, else its longest beginning that fits with an ellipsis, at least one
 * letter. Measures a few times however long the text is: beginnings grow until one is too wide, then the space between
 * is halved. `widthOf` must not shrink when a text grows.
 */
export function fitText(text: string, maxWidth: number, widthOf: (text: string) => number): string {
  const isWide = (length: number) => widthOf(text.slice(0, length) + ELLIPSIS) > maxWidth
  let tooLong = 1
  while (tooLong < text.length && !isWide(tooLong)) tooLong *= 2
  if (tooLong + LETTERS_OF_ELLIPSIS >= text.length && widthOf(text) <= maxWidth) return text
  let fits = Math.floor(tooLong / 2)
  tooLong = Math.min(tooLong, text.length)
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    if (isWide(middle)) tooLong = middle
    else fits = middle
  }
  return text.slice(0, Math.max(fits, 1)) + ELLIPSIS
}
