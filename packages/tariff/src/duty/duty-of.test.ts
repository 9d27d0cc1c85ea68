import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'
import type { DutyFacts } from './facts.ts'

const tariff = shippedTariff()
const DAY = parseDay('2026-10-09')!
const line = (facts: Partial<DutyFacts>) =>
  dutyOf(tariff, { hts: '9405.41.84.40', origin: 'TH', entryDate: DAY, value: '12129', ...facts })
function priced(facts: Partial<DutyFacts>) {
  const found = line(facts)
  if (found.kind === 'refused') throw new Error(found.reason.id)
  return found
}
const base = (facts: Partial<DutyFacts>) => priced(facts).rows.at(-1)
const asked = (facts: Partial<DutyFacts>) =>
  priced(facts)
    .questions.filter(({ options }) => options.length === 0)
    .map(({ key }) => key)

test('the filed lamp of Taiwan paid 473.03: 3.9 percent of 12,129', () =>
  expect(base({ origin: 'MU' })).toMatchObject({
    number: '9405418440',
    rateText: '3.9%',
    basis: [{ quantity: '12129.00', unit: 'USD' }],
    amount: '473.03',
    why: { id: 'tariff.why.general', params: { number: '9405.41.84' } },
    source: 'HTS 2026 Rev 10',
  }))

test('half a cent is rounded up: 14.9 percent of 10,500 and of 50', () => {
  expect(base({ hts: '9619.00.64.00', origin: 'MU', value: '10500' })?.amount).toBe('1564.50')
  expect(base({ hts: '9619.00.64.00', origin: 'MU', value: '50' })?.amount).toBe('7.45')
})

test.each([
  ['123.50', '124.00'],
  ['123.49', '123.00'],
  ['$1,234', '1234.00'],
])('a value of %s counts as %s, in whole dollars as CBP takes it', (value, counted) =>
  expect(base({ value })?.basis).toEqual([{ quantity: counted, unit: 'USD' }]),
)

describe('rates on quantities', () => {
  const at = (hts: string, facts: Partial<DutyFacts> = {}) => ({ hts, origin: 'MU', value: '1000', ...facts })
  const numbers = (quantity: string) => [{ quantity, unit: 'NO' }]

  test('a compound rate: cents a kilogram and percent', () =>
    expect(base(at('0402.99.90.00', { quantities: [{ quantity: '100', unit: 'KG' }] }))).toMatchObject({
      amount: '195.30',
      basis: [
        { quantity: '100', unit: 'KG' },
        { quantity: '1000.00', unit: 'USD' },
      ],
    }))

  test('pounds count as kilograms, exactly, and the row says so', () => {
    const milk = at('0402.99.90.00', { quantities: [{ quantity: '100', unit: 'LB' }] })
    expect(base(milk)?.amount).toBe('170.00')
    expect(base(milk)?.basis[0]).toEqual({
      quantity: '45.359237',
      unit: 'KG',
      convertedFrom: { quantity: '100', unit: 'LB' },
    })
  })

  test('a quantity that is missing is asked for, and the duty stays open', () => {
    const goats = at('0104.20.00.00')
    expect(priced(goats)).toMatchObject({ duty: undefined })
    expect(base(goats)?.amount).toBeUndefined()
    expect(asked(goats)).toEqual(['quantity NO'])
    expect(base({ ...goats, quantities: numbers('500') })?.amount).toBe('340.00')
    expect(base({ ...goats, answers: { 'quantity NO': '500' } })?.amount).toBe('340.00')
  })

  test('while a quantity is missing, a question about another row is open too', () => {
    // Juice on the list of note 52(c): goods of Mauritius pay no forced labor duty, those of India do.
    const keysOf = (origin: string) => priced(at('2009.31.60.20', { origin })).questions.map(({ key }) => key)
    expect(keysOf('MU')).toEqual(['quantity L'])
    expect(keysOf('IN')).toEqual(['quantity L', 'described_article'])
  })

  test('a quantity that is no number is asked for again', () =>
    expect(asked(at('0104.20.00.00', { quantities: numbers('many') }))).toEqual(['quantity NO']))

  test('a watch asks for the value of its parts', () => {
    const watch = at('9102.11.10', { quantities: numbers('10') })
    expect(asked(watch)).toEqual(['value_of case', 'value_of strap, band or bracelet', 'value_of battery'])
    const answers = {
      'value_of case': '300',
      'value_of strap, band or bracelet': '100',
      'value_of battery': '20',
    }
    expect(base({ ...watch, answers })?.amount).toBe('37.46')
  })

  test('sugar of 96 degrees pays less for each degree, sugar of 10 degrees the least rate', () => {
    const sugar = at('1701.12.05.00', { quantities: [{ quantity: '1000', unit: 'KG' }] })
    expect(asked(sugar)).toEqual(['degrees'])
    expect(base({ ...sugar, answers: { degrees: '96' } })?.amount).toBe('35.78')
    expect(base({ ...sugar, answers: { degrees: '96.5' } })?.amount).toBe('35.88')
    expect(base({ ...sugar, answers: { degrees: '10' } })?.amount).toBe('31.44')
    expect(base({ ...sugar, answers: { degrees: '100' } })?.amount).toBe('36.61')
  })

  test('the content of ore is reported in its own unit, at its own place', () => {
    const ore = at('2613.10.00.00')
    const { units } = priced(ore)
    expect(units.map(({ code }) => code)).toEqual(['KG', 'CKG'])
    const quantities = [
      { quantity: '900', unit: 'KG' },
      { quantity: '500', unit: 'CKG' },
    ]
    expect(base({ ...ore, quantities })?.amount).toBe('82.00')
    const none = [
      { quantity: '900', unit: 'KG' },
      { quantity: '0', unit: 'CKG' },
    ]
    expect(base({ ...ore, quantities: none })?.amount).toBe('18.00')
    expect(asked({ ...ore, quantities: quantities.slice(0, 1) })).toEqual(['quantity KG molybdenum content'])
  })

  test('a rate of another article is entered by hand', () => {
    const ensemble = at('6103.22.00.10', { quantities: numbers('12') })
    expect(asked(ensemble)).toEqual(['base_duty'])
    expect(base({ ...ensemble, answers: { base_duty: '149.5' } })?.amount).toBe('149.50')
  })
})

describe('columns', () => {
  test('goods of Russia and Belarus pay column 2', () =>
    expect(base({ origin: 'BY' })).toMatchObject({
      rateText: '35%',
      why: { id: 'tariff.why.column-2', params: { country: 'Belarus' } },
    }))

  test('a claim that holds pays the special rate', () =>
    expect(base({ origin: 'KR', spi: 'KR', value: '0' })).toMatchObject({ rateText: 'Free' }))

  test('a claim that does not hold pays the general rate and says why', () => {
    const claimed = priced({ origin: 'MU', spi: 'KR' })
    expect(claimed.rows.at(-1)?.rateText).toBe('3.9%')
    expect(claimed.warnings.map(({ id }) => id)).toContain('tariff.claim.origin')
  })
})

describe('refusals', () => {
  test.each([
    ['a number that the schedule lacks', { hts: '9405.41.99.99' }, 'tariff.refused.unknown-number'],
    ['a number that is divided further', { hts: '9405.41' }, 'tariff.refused.unknown-number'],
    ['chapter 99 alone', { hts: '9903.88.15' }, 'tariff.refused.chapter-98'],
    ['goods of Cuba', { origin: 'CU' }, 'tariff.embargo'],
    ['a value in words', { value: 'ten dollars' }, 'tariff.refused.value'],
    ['a negative value', { value: '-5' }, 'tariff.refused.value'],
    ['no value', { value: '' }, 'tariff.refused.value'],
  ])('%s', (_, facts, id) => expect(line(facts)).toMatchObject({ kind: 'refused', reason: { id } }))
})

describe('what is old says so', () => {
  const notes = (day: string) => priced({ entryDate: parseDay(day)! }).notes.map(({ id }) => id)
  test('an edition that was replaced, from the day of the next one', () => {
    expect(notes('2026-06-30')).not.toContain('tariff.note.old-edition')
    expect(notes('2026-07-01')).toContain('tariff.note.old-edition')
  })
  test('measures that were reviewed more than 45 days before the entry date', () => {
    expect(notes('2026-11-24')).toEqual(['tariff.note.old-edition'])
    expect(notes('2026-11-25')).toEqual(['tariff.note.old-edition', 'tariff.note.old-review'])
  })
})

test('the line shows edition, review day and the units that CBP wants', () =>
  expect(priced({})).toMatchObject({
    edition: { name: 'HTS 2026 Rev 10' },
    reviewed: '2026-10-10',
    units: [{ text: 'No.', code: 'NO' }],
  }))
