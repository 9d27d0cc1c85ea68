import { latinLetters } from '../../reference/latin-letters.ts'

/**
 * Text as CATAIR takes it: upper case, letters and signs in their plain form, every other character that a standard
 * keyboard lacks turned to a space, runs of spaces closed up.
 */
export const keyboardText = (text: string | undefined): string =>
  latinLetters(text ?? '')
    .toUpperCase()
    .replace(/[^ -`{-~]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The same without specials: letters, digits and spaces. */
export const plainText = (text: string | undefined): string =>
  keyboardText(text)
    .replace(/[^A-Z0-9 ]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

const KEYBOARD = /^[ -~]*$/

/** A letter or digit that the message keeps; punctuation becomes a space without loss. */
const isSendable = (character: string): boolean =>
  !/[\p{L}\p{N}]/u.test(character) || keyboardText(character) !== ''

/** True if CBP gets every letter and digit of a text, in its plain form. */
export const keepsLetters = (text = ''): boolean => KEYBOARD.test(text) || [...text].every(isSendable)

/** Words in pieces of at most `width` characters, broken at spaces where there are any. */
export function wrapText(text: string, width: number): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > width) {
    const space = rest.lastIndexOf(' ', width)
    const cut = space > 0 ? space : width
    pieces.push(rest.slice(0, cut))
    rest = rest.slice(cut).trimStart()
  }
  return rest ? [...pieces, rest] : pieces
}
