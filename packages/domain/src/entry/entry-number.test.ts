import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CBP_PROFILE, rulesProfile, SPECIFICATION_PROFILE } from '../profile/index.ts'
import {
  checkDigit,
  checkDigitOffset,
  composeEntryNumber,
  composeLocalEntryNumber,
  formatEntryNumber,
  isEntryNumber,
  isSequenceLeft,
  nextPrefix,
  normaliseEntryNumber,
  normaliseFilerCode,
  orgPrefix,
} from './entry-number.ts'

const base10 = fc
  .tuple(
    fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'), { minLength: 3, maxLength: 3 }),
    fc.integer({ min: 0, max: 9_999_999 }),
  )
  .map(([filer, serial]) => filer.join('') + String(serial).padStart(7, '0'))

describe('check digit', () => {
  test.each([
    ['B760324527', '8'],
    ['EKH1007198', '6'],
    ['8G85538712', '9'],
    ['XJ50000006', '3'],
  ])('by CBP, %s has %s', (base, digit) => expect(checkDigit(base, CBP_PROFILE)).toBe(digit))

  test('by the specification, B76-0324527 has 6', () => {
    expect(checkDigit('B760324527', SPECIFICATION_PROFILE)).toBe('6')
  })

  test("a filer's offset moves the digit on, 9 plus 2 gives 1", () => {
    expect(checkDigit('8G85538712', { checkDigit: 'appendix-e', checkDigitOffset: 2 })).toBe('1')
  })

  test.each([
    ['as computed', '9', 0],
    ['plus 1', '0', 1],
    ['plus 2', '1', 2],
    ['plus 3', '2', undefined],
  ])('a filer with factor 2 may use the digit %s: %s', (_, digit, offset) => {
    expect(checkDigitOffset(`8G85538712${digit}`, rulesProfile('cbp', 2))).toBe(offset)
  })

  test("the specification's rule knows no factor", () => {
    expect(rulesProfile('specification', 2)).toBe(SPECIFICATION_PROFILE)
    expect(checkDigitOffset('B7603245276', SPECIFICATION_PROFILE)).toBe(0)
    expect(checkDigitOffset('B7603245277', SPECIFICATION_PROFILE)).toBeUndefined()
  })

  const vectors = new URL(
    '../../../../../shared/reference/customs/entry_number_test_vectors.tsv',
    import.meta.url,
  )
  test.runIf(existsSync(vectors))('agrees with every known number under both rules', () => {
    const rows = readFileSync(vectors, 'utf8').trim().split('\n').slice(1)
    expect(rows.length).toBeGreaterThan(5)
    for (const row of rows) {
      const [filer, serial, , cbp, specified] = row.split('\t')
      expect(checkDigit(`${filer}${serial}`, CBP_PROFILE)).toBe(cbp)
      expect(checkDigit(`${filer}${serial}`, SPECIFICATION_PROFILE)).toBe(specified)
    }
  })

  test('by CBP, one wrong digit of the serial is always found', () => {
    fc.assert(
      fc.property(
        base10,
        fc.integer({ min: 3, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (base, at, change) => {
          const wrong = String((Number(base[at]) + change) % 10)
          const changed = base.slice(0, at) + wrong + base.slice(at + 1)
          expect(checkDigit(changed, CBP_PROFILE)).not.toBe(checkDigit(base, CBP_PROFILE))
        },
      ),
    )
  })

  test('by the specification, one wrong digit of the serial is always found: 7, 3 and 1 share no factor with 10', () => {
    fc.assert(
      fc.property(
        base10,
        fc.integer({ min: 3, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (base, at, change) => {
          const wrong = String((Number(base[at]) + change) % 10)
          const changed = base.slice(0, at) + wrong + base.slice(at + 1)
          expect(checkDigit(changed, SPECIFICATION_PROFILE)).not.toBe(checkDigit(base, SPECIFICATION_PROFILE))
        },
      ),
    )
  })
})

describe('entry number', () => {
  test('is shown as 3-7-1 and read back without its hyphens', () => {
    expect(formatEntryNumber('B7603245276')).toBe('B76-0324527-6')
    expect(formatEntryNumber('B760324')).toBe('B76-0324')
    expect(normaliseEntryNumber(' b76-0324527-6 77')).toBe('B7603245276')
  })

  test('is filer code, prefix, sequence and check digit', () => {
    const parts = { filerCode: 'B76', prefix: '032', sequence: 4527 }
    expect(composeEntryNumber({ ...parts, profile: SPECIFICATION_PROFILE })).toBe('B7603245276')
    expect(composeEntryNumber({ ...parts, profile: CBP_PROFILE })).toBe('B7603245278')
    expect(composeEntryNumber({ ...parts, sequence: 7, profile: CBP_PROFILE })).toMatch(/^B760320007\d$/)
  })

  test('every composed number is valid under its own rule', () => {
    const parts = fc.record({
      filerCode: base10.map((base) => base.slice(0, 3)),
      prefix: fc.integer({ min: 0, max: 999 }).map((prefix) => String(prefix).padStart(3, '0')),
      sequence: fc.integer({ min: 1, max: 9999 }),
      profile: fc.constantFrom(SPECIFICATION_PROFILE, CBP_PROFILE),
    })
    fc.assert(
      fc.property(parts, (given) => {
        expect(isEntryNumber(composeEntryNumber(given), given.profile)).toBe(true)
      }),
    )
  })

  test('9999 is the last sequence of a prefix', () => {
    expect([isSequenceLeft(9999), isSequenceLeft(10000)]).toEqual([true, false])
  })

  test('a local entry has filer code 123, and its serial starts again after 9999999', () => {
    expect(composeLocalEntryNumber(1, SPECIFICATION_PROFILE).entryNumber).toMatch(/^1230000001\d$/)
    expect(composeLocalEntryNumber(9_999_999, SPECIFICATION_PROFILE).nextSerial).toBe(1)
  })
})

describe('prefix of an organisation', () => {
  test('is three digits, the same for the same organisation', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        expect(orgPrefix(id)).toMatch(/^\d{3}$/)
        expect(orgPrefix(id)).toBe(orgPrefix(id))
      }),
    )
  })

  test('probing visits all thousand before it comes back', () => {
    const seen = new Set<string>()
    for (let prefix = '500'; !seen.has(prefix); prefix = nextPrefix(prefix)) seen.add(prefix)
    expect(seen.size).toBe(1000)
  })

  test('a filer code is three letters or digits, ZZZ without one', () => {
    expect(['b76', 'B-76', 'B7', null].map(normaliseFilerCode)).toEqual(['B76', 'B76', 'ZZZ', 'ZZZ'])
  })
})
