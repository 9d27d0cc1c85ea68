import { describe, expect, test } from 'vitest'
import { ruleContext, sampleEntry } from '../../../test/filing/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import { toEntrySummaryFacts } from '../to-entry-summary-facts.ts'
import { correctionOf } from './post-summary-facts.ts'

type Change = (draft: DraftData) => void

const sampleWith = (...changes: Change[]): DraftData => {
  const draft = sampleEntry()
  for (const change of changes) change(draft)
  return draft
}

const correction = (change: Change, onFile: Change = () => undefined) =>
  correctionOf(sampleWith(onFile, change), { ...ruleContext(), onFile: { draft: sampleWith(onFile) } })!

const onLine =
  (change: object): Change =>
  (draft) =>
    Object.assign(draft.line_items![0]!, change)

const secondLine: Change = (draft) =>
  draft.line_items!.push({
    ...draft.line_items![0]!,
    id: 'second',
    line_number: 2,
    entered_value: '500.00',
    manifest_qty: '0',
  })

describe('what a post summary correction changes', () => {
  test.each<[string, Change, string[]]>([
    [
      'another mode of transport',
      (draft) => Object.assign(draft.shipment_origin!, { mode_of_transport: '10' }),
      ['H04'],
    ],
    ['another surety', (draft) => Object.assign(draft.header!, { surety_no: '070' }), ['H05']],
    ['an antidumping type', (draft) => Object.assign(draft.header!, { entry_type: '03' }), ['H01']],
    ['another type', (draft) => Object.assign(draft.header!, { entry_type: '02' }), ['H02']],
    ['another entry date', (draft) => Object.assign(draft.header!, { entry_date: '2026-03-03' }), ['H99']],
  ])('%s is a change of the header', (_, change, reasons) => {
    expect(correction(change)).toMatchObject({ headerReasons: reasons })
  })

  test.each<[string, object, string[]]>([
    ['another value', { entered_value: '13029.00' }, ['L04', 'L17', 'L18']],
    ['another duty', { duty_amount: '500.00' }, ['L06']],
    ['another origin', { origin_country: 'MY' }, ['L07']],
    ['another tariff number', { htsus: '9405.49.8440' }, ['L03']],
    ['another weight', { gross_weight_kg: '900' }, ['L31']],
    ['another description', { description: 'Lamps of steel' }, ['L01']],
  ])('%s is a change of the line', (_, change, reasons) => {
    expect(correction(onLine(change)).lineReasons).toEqual([reasons])
  })

  test('an indicator is a word in the language of the reader, and a code is as it is filed', () => {
    const { changes } = correction((draft) =>
      Object.assign(draft.header!, { bond_type: '0', surety_no: '999' }),
    )
    expect(changes.find(({ code }) => code === 'H07')?.after).toEqual([{ id: 'correction.no-bond' }, '999'])
  })

  test('a line keeps its identity when one before it is removed, and the first line says that the invoice has fewer', () => {
    const { changes, lineReasons } = correction(
      (draft) => void draft.line_items!.shift(),
      (draft) => {
        secondLine(draft)
        draft.line_items!.reverse()
      },
    )
    expect(changes.map(({ code, label, line }) => [code, label.id, line])).toEqual([
      ['L01', 'correction.line-removed', 1],
    ])
    expect(lineReasons).toEqual([['L01']])
  })

  test('a line that the first summary left out is an addition to the invoice', () => {
    const { changes, lineReasons } = correction(secondLine)
    expect(changes.find(({ line }) => line === 2)).toMatchObject({
      code: 'L01',
      label: { id: 'correction.line-added' },
      before: [],
    })
    expect(lineReasons).toEqual([[], ['L01']])
  })

  test('five reasons at most are cited, those that decide the money first', () => {
    const everything = {
      htsus: '9405.49.8440',
      entered_value: '13029.00',
      duty_amount: '500.00',
      origin_country: 'MY',
      gross_weight_kg: '900',
      description: 'Lamps of steel',
    }
    expect(correction(onLine(everything)).lineReasons).toEqual([['L03', 'L04', 'L06', 'L07', 'L17']])
  })

  test('amounts are compared by what CBP collects, less with a minus', () => {
    const { amounts, difference } = correction(onLine({ duty_amount: '400.03' }))
    expect(amounts).toEqual([{ kind: 'duty', before: '473.03', after: '400.03', difference: '-73.00' }])
    expect(difference).toBe('-73.00')
  })

  test('the same data changes nothing', () => {
    expect(correction(() => undefined)).toEqual({
      changes: [],
      amounts: [],
      difference: '0.00',
      headerReasons: [],
      lineReasons: [[]],
    })
  })

  test('another entry is compared with nothing', () => {
    expect(correctionOf(sampleEntry(), ruleContext())).toBeUndefined()
  })
})

test('a correction is filed with its reasons and explanation, without payment and location of the goods', () => {
  const corrected = sampleWith(onLine({ gross_weight_kg: '900' }), (draft) => {
    Object.assign(draft.header!, { correction_explanation: 'The rate of the wrong year was used.' })
    Object.assign(draft.parties!, { firms_code: 'W123' })
  })
  const result = toEntrySummaryFacts(corrected, { ...ruleContext(), onFile: { draft: sampleEntry() } }, 'R')
  expect(result.ok && result.facts).toMatchObject({
    payment: undefined,
    cargo: { firmsCode: undefined },
    postSummary: { headerReasons: [], explanation: ['THE RATE OF THE WRONG YEAR WAS USED.'] },
    lines: [{ correctionReasons: ['L31'] }],
  })
})
