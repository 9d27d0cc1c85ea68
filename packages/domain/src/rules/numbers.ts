const UNSIGNED = /^(?:\d+(?:\.\d*)?|\.\d+)$/
const NONZERO = /[1-9]/

/** Plain decimal text, zero or more. */
export const isNonNegative = (text: string): boolean => UNSIGNED.test(text)

/** Plain decimal text above zero. */
export const isPositive = (text: string): boolean => UNSIGNED.test(text) && NONZERO.test(text)

/** True unless more digits than `places` follow the point; a text that is not a number is not judged. */
export function hasPlaces(text: string, places: number): boolean {
  const point = text.indexOf('.')
  return point < 0 || text.length - point - 1 <= places || !UNSIGNED.test(text)
}

/** Whole units: nothing but zeros behind the point. */
export const isWhole = (text: string): boolean => UNSIGNED.test(text) && !/\.\d*[1-9]/.test(text)
