import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  candidateSearch,
  findDuplicates,
  isPersonalNumber,
  likeness,
  maskPersonalNumber,
  mergeParties,
  type Party,
  partyKey,
  proposeMerge,
} from './index.ts'

const harbor: Party = {
  name: 'Harbor Lamp Company',
  number: '12-3456789',
  address_line1: '500 S Grand Ave',
  city: 'Los Angeles',
  state: 'CA',
  zip: '90071',
  country: 'US',
}

describe('the key of a party', () => {
  test.each([
    ['the kind of company', { name: 'HARBOR LAMP CO.' }],
    ['a leading article', { name: 'The Harbor Lamp Company, Inc.' }],
    ['how the street is written', { address_line1: '500 South Grand Avenue' }],
    ['upper case', { city: 'LOS ANGELES', state: 'ca' }],
    ['four more digits of the ZIP', { zip: '90071-1234' }],
    ['a country that is left out', { country: '' }],
    ['marks on letters', { name: 'Hârbor Lamp' }],
  ])('does not depend on %s', (_, change) => {
    expect(partyKey({ ...harbor, ...change })).toBe(partyKey(harbor))
  })

  test.each([
    ['name', { name: 'Harbor Light Company' }],
    ['street number', { address_line1: '501 S Grand Ave' }],
    ['ZIP', { zip: '90072' }],
    ['country', { country: 'CA' }],
  ])('depends on the %s', (_, change) => {
    expect(partyKey({ ...harbor, ...change })).not.toBe(partyKey(harbor))
  })

  test('keeps a name that is nothing but a kind of company', () => {
    expect(partyKey({ name: 'The Company' })).toMatch(/^COMPANY\|/)
  })
})

describe('where candidates are looked for', () => {
  test('by the first telling word of the name, fifteen at most', () => {
    expect(candidateSearch(harbor)).toMatchObject({ namePrefix: 'HARBOR', limit: 15 })
  })

  test('failing that by the first word of the street, ten at most', () => {
    expect(candidateSearch(harbor).fallback).toEqual({ addressPrefix: '500', limit: 10 })
  })

  test('not by a first word of two characters', () => {
    expect(candidateSearch({ ...harbor, address_line1: '12 Main St' }).fallback).toBeUndefined()
  })
})

describe('duplicates', () => {
  test.each([
    ['the same party, written otherwise', { name: 'HARBOR LAMP CO', zip: '90071-1234' }, 100],
    [
      'the same number under another name',
      { name: 'Pacific Lights', address_line1: '1 Pier', city: 'x', zip: '1' },
      50,
    ],
    ['the same name at the next door', { address_line1: '502 S Grand Ave', number: '' }, 60],
  ])('are found for %s', (_, change, score) => {
    expect(findDuplicates(harbor, [{ ...harbor, ...change }])).toMatchObject([{ score }])
  })

  test.each([
    ['another company of the same building', { name: 'Vista Books', number: '' }, 'Same street address'],
  ])('are asked about for %s', (_, change, reason) => {
    expect(findDuplicates(harbor, [{ ...harbor, ...change }])[0]?.reasons[0]).toBe(reason)
  })

  test.each([
    ['the record itself', {}],
    [
      'a company of like name elsewhere',
      { number: '', address_line1: '9 Elm St', city: 'Austin', zip: '78701' },
    ],
    [
      'another company of the same city',
      { name: 'Vista Books', number: '', address_line1: '9 Elm St', zip: '90001' },
    ],
  ])('are not seen in %s', (_, change) => {
    expect(findDuplicates(harbor, [{ ...harbor, ...change }])).toEqual([])
  })

  test('four digits of a masked number are no likeness', () => {
    const masked = { ...harbor, number: '***-**-6789' }
    expect(likeness(masked, { number: '***-**-6789' }).score).toBe(0)
  })

  test('a social security number with the digits of a company’s number is another number', () => {
    expect(likeness(harbor, { number: '123-45-6789' }).score).toBe(0)
  })

  test('are five at most, the likeliest first', () => {
    const like = { ...harbor, address_line1: '502 S Grand Ave' }
    const more = Array.from({ length: 9 }, (_, at) => ({ ...like, dba: `Branch ${at}` }))
    const found = findDuplicates(harbor, [...more, { ...harbor, dba: 'Lamps' }])
    expect(found).toHaveLength(5)
    expect(found[0]).toMatchObject({ score: 100, party: { dba: 'Lamps' } })
  })

  test('a sixteenth candidate is not looked at', () => {
    const others = Array.from({ length: 15 }, () => ({ name: 'Vista Books' }))
    expect(findDuplicates(harbor, [...others, { ...harbor, dba: 'Lamps' }])).toEqual([])
  })

  const party = fc.record({
    name: fc.constantFrom('Harbor Lamp Company', 'Harbor Lamps', 'Vista', ''),
    number: fc.constantFrom('', '12-3456789', '123456789'),
    address_line1: fc.constantFrom('', '500 S Grand Ave', '1 Pier'),
    city: fc.constantFrom('', 'Los Angeles'),
    zip: fc.constantFrom('', '90071', '90071-0001'),
  })

  test('two records are as alike one way as the other, between 0 and 100', () => {
    fc.assert(
      fc.property(party, party, (a, b) => {
        const { score } = likeness(a, b)
        expect(likeness(b, a).score).toBe(score)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('a merge', () => {
  const typed: Party = { ...harbor, zip: '', phone: '213 555 0100' }
  const known: Party = { ...harbor, name: 'HARBOR LAMP CO', zip: '90071-1234' }

  test('is proposed field by field: what was typed is kept, what was left blank is filled', () => {
    expect(proposeMerge(typed, known)).toEqual([
      { field: 'name', label: 'Name', typed: harbor.name, known: 'HARBOR LAMP CO', proposed: 'typed' },
      { field: 'zip', label: 'ZIP code', typed: '', known: '90071-1234', proposed: 'known' },
      { field: 'phone', label: 'Phone', typed: '213 555 0100', known: '', proposed: 'typed' },
    ])
  })

  test('changes only the fields that the person takes', () => {
    expect(mergeParties(typed, known, ['zip'])).toEqual({ ...typed, zip: '90071-1234' })
    expect(mergeParties(typed, known, [])).toEqual(typed)
  })
})

test.each([
  ['123-45-6789', true, '***-**-6789'],
  ['123456789', true, '***-**-6789'],
  ['123 45 6789', true, '***-**-6789'],
  ['123-45-6789-', true, '***-**-6789'],
  ['123–45–6789', true, '***-**-6789'],
  ['123.45.6789', true, '***-**-6789'],
  ['12345 6789', true, '***-**-6789'],
  ['SSN 123-45-6789', true, '***-**-6789'],
  ['12 3456789', false, '12 3456789'],
  ['12-345678900', false, '12-345678900'],
  ['12-3456789AB', false, '12-3456789AB'],
  ['DE123456789', false, 'DE123456789'],
  ['', false, ''],
  ['12-3456789', false, '12-3456789'],
  ['261234-12345', false, '261234-12345'],
])('%s is a personal number: %s', (number, personal, shown) => {
  expect(isPersonalNumber(number)).toBe(personal)
  expect(maskPersonalNumber(number)).toBe(shown)
})
