import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberRanges } from './number-ranges.ts'

const finds = (text: string, number: string) => {
  const ranges = numberRanges(text, [number.slice(0, 6), 'B76123'])
  return [...(ranges?.whole ?? []), ...(ranges?.narrow ?? [])].some(
    ([from, to]) => number >= from && number <= to,
  )
}

test('any four or more characters of an entry number find it, and no text finds a number that lacks it', () => {
  const digits = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
  const number = fc.tuple(fc.constantFrom('ZZZ', 'B76', '9A1'), digits(8)).map((parts) => parts.join(''))
  fc.assert(
    fc.property(number, fc.nat(7), fc.integer({ min: 4, max: 11 }), digits(5), (of, at, length, other) => {
      const part = of.slice(at, at + length)
      if (part.length >= 4) expect(finds(part, of)).toBe(true)
      expect(finds(other, of)).toBe(of.includes(other))
    }),
  )
})

test('letters are looked for in the filer code alone', () => {
  expect(numberRanges('ZZZ', ['ZZZ500', 'B76123'])).toEqual({
    whole: [['ZZZ50000000', 'ZZZ50099999']],
    narrow: [],
  })
  expect(numberRanges('QUAYSIDE', ['ZZZ500'])).toEqual({ whole: [], narrow: [] })
})

test('a text of one digit has too many places to look at', () => {
  expect(numberRanges('7', ['ZZZ500'])).toBeUndefined()
})
