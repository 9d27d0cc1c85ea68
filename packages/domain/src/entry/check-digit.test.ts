import { describe, expect, test } from 'vitest'
import { CBP_PROFILE, SPECIFICATION_PROFILE } from '../profile/index.ts'
import { checkDigit, checkDigitOffset, isEntryNumber } from './entry-number.ts'

const DIGITS = '0123456789'
const CHARACTERS = `ABCDEFGHIJKLMNOPQRSTUVWXYZ${DIGITS}`

/**
 * What a formula takes for the same character. By the specification A is 1 to Z is 26, and the sum is taken modulo
 * 10; its weights 7, 3 and 1 share no factor with 10, so two characters are confused when their values differ by ten
 * or twenty, in every position alike. By Appendix E letters are folded to 1 to 9, and doubling a digit with the sum of
 * its digits gives each digit another one, so again only characters of one value are confused.
 */
const ALIKE = {
  specification: ['0JT', '1AKU', '2BLV', '3CMW', '4DNX', '5EOY', '6FPZ', '7GQ', '8HR', '9IS'],
  cbp: ['0', '1AJ', '2BKS', '3CLT', '4DMU', '5ENV', '6FOW', '7GPX', '8HQY', '9IRZ'],
}

/** Numbers on filed forms, and one of letters alone. */
const BASES = ['B760324527', 'EKH1007198', '8G85538712', 'ZQJ9999999']

const FILER_LENGTH = 3
const NUMBER_LENGTH = 11

const withCharacter = (text: string, at: number, character: string): string =>
  text.slice(0, at) + character + text.slice(at + 1)

describe.each([
  ['specification', SPECIFICATION_PROFILE, ALIKE.specification],
  ['cbp', CBP_PROFILE, ALIKE.cbp],
  ['cbp with an offset of 7', { ...CBP_PROFILE, checkDigitOffset: 7 }, ALIKE.cbp],
] as const)('by %s', (_, profile, alike) => {
  const isConfused = (a: string, b: string) => alike.some((group) => group.includes(a) && group.includes(b))
  /** Whether the digit is right with the offset that the number was made with. */
  const isRight = (number: string) =>
    isEntryNumber(number, profile) && checkDigitOffset(number, profile) === profile.checkDigitOffset
  const written = (base: string) => base + checkDigit(base, profile)

  test('each letter and digit is in one group of characters that look the same', () => {
    expect([...alike.join('')].sort()).toEqual([...CHARACTERS].sort())
  })

  test.each([0, 1, 2])(
    'position %i of the filer code: a wrong character is found unless the formula takes it for the right one',
    (at) => {
      for (const base of BASES) {
        for (const right of CHARACTERS) {
          const number = written(withCharacter(base, at, right))
          for (const wrong of CHARACTERS) {
            if (wrong === right) continue
            const isFound = !isRight(withCharacter(number, at, wrong))
            expect(isFound, `${number}: ${right} typed as ${wrong}`).toBe(!isConfused(right, wrong))
          }
        }
      }
    },
  )

  test('in the seven digits and the check digit every wrong character is found', () => {
    for (const base of BASES) {
      for (let at = FILER_LENGTH; at < NUMBER_LENGTH; at += 1) {
        for (const right of at < NUMBER_LENGTH - 1 ? DIGITS : (written(base)[at] ?? '')) {
          const number = at < NUMBER_LENGTH - 1 ? written(withCharacter(base, at, right)) : written(base)
          for (const wrong of CHARACTERS) {
            if (wrong === right) continue
            const typed = withCharacter(number, at, wrong)
            expect(isRight(typed), `${number} typed as ${typed}`).toBe(false)
          }
        }
      }
    }
  })
})
