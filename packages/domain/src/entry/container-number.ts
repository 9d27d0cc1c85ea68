/** Owner of three letters, category U, J or Z, six digits of the serial number, check digit (ISO 6346). */
const CONTAINER = /^([A-Z]{3}[UJZ]\d{6})(\d)$/

/** Letters count from 10 on, without the multiples of 11. */
const LETTER_VALUES = [
  10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 34, 35, 36, 37, 38,
]

const numberOf = (character: string): number =>
  /\d/.test(character) ? Number(character) : (LETTER_VALUES[character.charCodeAt(0) - 65] ?? 0)

/**
 * True if the last digit of a container number is that of the others (ISO 6346). Other numbers, such as those of trailers,
 * have no such digit.
 */
export function isContainerDigitRight(number: string): boolean {
  const [, first, digit] = CONTAINER.exec(number) ?? []
  if (first === undefined) return true
  const sum = [...first].reduce((total, character, place) => total + numberOf(character) * 2 ** place, 0)
  return (sum % 11) % 10 === Number(digit)
}
