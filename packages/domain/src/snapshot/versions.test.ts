import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleEntry } from '../../test/filing/sample-entry.ts'
import { anyDraft } from '../../test/snapshot/any-draft.ts'
import { bent, counter, file, snapshotOf } from '../../test/snapshot/sample-file.ts'
import type { LineItem } from '../entry/draft.ts'
import { checkCanonical, fromCanonical } from './index.ts'
import released from './test/version-1.0.json' with { type: 'json' }

const lampsOfChina = (own: Partial<LineItem> = {}) => {
  const draft = sampleEntry()
  Object.assign(draft.line_items![0]!, {
    duty_amount: '3505.29',
    tariff_rows: [
      { hts: '9903.88.15', rate: '7.5%', duty: '909.68', source: 'calculated' },
      { hts: '9405.91.6000', rate: '17.5%', value: '12129', duty: '2122.58', source: 'typed' },
    ],
    ...own,
  })
  return draft
}

const CALCULATION = [
  { hts: '9903.88.15', rate: '7.5%', value: '0', duty: '909.68', quantity: '', unit: '' },
  { hts: '9405.41.84.40', rate: '3.9%', value: '0', duty: '473.03', quantity: '65.000', unit: 'NO' },
  { hts: '9405.91.60.00', rate: '17.5%', value: '12129', duty: '2122.58', quantity: '', unit: '' },
]

describe('the version of canonical JSON', () => {
  test('is 1.0 for an entry whose duty is one amount by number, and such a file has no calculation', () => {
    const payload = snapshotOf(sampleEntry())
    expect(payload.schema_version).toBe('1.0')
    expect(payload.lines[0]).not.toHaveProperty('calculation')
  })

  test.each<[string, Partial<LineItem>]>([
    ['a row of chapter 99', { tariff_rows: [{ hts: '9903.88.15', duty: '909.68' }] }],
    ['a row that was removed by hand', { tariff_rows_removed: [{ hts: '9903.88.15' }] }],
    ['an answer', { tariff_answers: [{ question: 'metal_share', answer: 'under_15' }] }],
    ['the edition of its calculation', { tariff_edition: 'HTS 2026 Rev 4' }],
    ['a duty that somebody typed over the calculated one', { duty_calculated: '473.03' }],
  ])('is 2.0 for a line with %s', (_, own) => {
    const draft = sampleEntry()
    Object.assign(draft.line_items![0]!, own)
    expect(snapshotOf(draft).schema_version).toBe('2.0')
  })

  test('decides what a file may hold: 1.0 has no calculation', () => {
    const json = { ...file(lampsOfChina()), schema_version: '1.0' }
    const problem = { path: 'lines.0.calculation', message: 'Is not a field of this format.' }
    expect(fromCanonical(json, counter())).toEqual({ ok: false, problems: [problem] })
    expect(checkCanonical(json)).toMatchObject({ ok: false, problems: [problem] })
  })
})

describe('the calculation of version 2.0', () => {
  test('has every tariff row in the order of filing, the own number with what the others leave', () =>
    expect(snapshotOf(lampsOfChina()).lines[0]).toMatchObject({ calculation: CALCULATION }))

  test.each([
    ['3.9', '3.9%'],
    ['10', '10%'],
    ['0.3464', '0.3464%'],
    ['12.50', '12.5%'],
  ])('has the percentage %s of the own number as %s, also after an import', (hts_rate, shown) => {
    const payload = snapshotOf(lampsOfChina({ hts_rate }))
    expect(payload.lines[0]).toMatchObject({ calculation: [{}, { rate: shown }, {}] })
    const again = fromCanonical(payload, counter())
    expect(again.ok && snapshotOf(again.draft)).toEqual(payload)
  })

  test('is left out while the further rows carry more duty than the line, which the review finds', () => {
    const payload = snapshotOf(lampsOfChina({ duty_amount: '500.00' }))
    expect(payload.lines[0]).toMatchObject({ calculation: [] })
    expect(checkCanonical(payload)).toEqual({ ok: true })
  })

  test('always sums to the duty and the value of the line', () =>
    fc.assert(
      fc.property(anyDraft(), (draft) => {
        for (const line of snapshotOf(draft).lines) {
          if (!('calculation' in line) || line.calculation.length === 0) continue
          const duties = line.calculation.map(({ duty }) => Math.round(Number(duty) * 100))
          expect(duties.reduce((sum, cents) => sum + cents)).toBe(Math.round(Number(line.duty_amount) * 100))
        }
      }),
    ))

  test.each([
    ['lines.0.calculation.1.duty', '473.04', 'Must be "473.03": it follows from the other fields.'],
    ['lines.0.calculation.0.hts', '9903.88.03', 'Must be "9903.88.15": it follows from the other fields.'],
    ['lines.0.calculation', CALCULATION.slice(1, 1), 'Must have 3 rows: it follows from the other fields.'],
    [
      'lines.0.calculation',
      [...CALCULATION, CALCULATION[0]],
      'Must have 3 rows: it follows from the other fields.',
    ],
    ['lines.0.calculation', 'none', 'Must be a list.'],
  ])('that says otherwise than the rows refuses the file: %s', (path, value, message) =>
    expect(fromCanonical(bent(file(lampsOfChina()), path, value), counter())).toEqual({
      ok: false,
      problems: [{ path, message }],
    }),
  )

  test('may be left out of a file that comes in', () => {
    const json = file(lampsOfChina())
    json.lines[0].calculation = undefined
    const result = fromCanonical(JSON.parse(JSON.stringify(json)), counter())
    expect(result.ok && snapshotOf(result.draft)).toEqual(snapshotOf(lampsOfChina()))
  })
})

describe('a file of version 1.0, as release 0.2.0 wrote it', () => {
  test('imports with rows, answers and edition', () => {
    const result = fromCanonical(released, counter())
    expect(result).toMatchObject({
      ok: true,
      notes: [],
      draft: {
        line_items: [
          {
            duty_amount: '1989.16',
            duty_source: 'calculated',
            tariff_edition: 'HTS 2026 Rev 4',
            tariff_rows: [{ hts: '9903.05.90', duty: '1516.13', source: 'calculated' }],
            tariff_answers: [{ question: 'civil_aircraft', answer: 'no' }],
          },
        ],
      },
    })
  })

  test('is exported again as version 2.0, with all that it had', () => {
    const result = fromCanonical(released, counter())
    if (!result.ok) throw new Error(JSON.stringify(result.problems))
    const { schema_version, lines, header, totals } = snapshotOf(result.draft)
    expect(schema_version).toBe('2.0')
    expect({ header, totals }).toMatchObject({ header: released.header, totals: released.totals })
    expect(lines).toMatchObject(released.lines)
    expect(lines[0]).toMatchObject({
      calculation: [
        { hts: '9903.05.90', rate: '12.5%', value: '0', duty: '1516.13' },
        { hts: '9405.41.84.40', rate: '3.9%', value: '12129', duty: '473.03' },
      ],
    })
  })
})
