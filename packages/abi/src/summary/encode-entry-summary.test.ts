import { AE_FIELD_MAP, type EntrySummaryFacts, toEntrySummaryFacts } from '@edfe/domain/filing'
import { ruleContext, sampleEntry, withoutTariff } from '@edfe/domain/test/filing'
import { describe, expect, test } from 'vitest'
import { envelope, everyRecord, sampleEntryFacts } from '../../test/summary/sample-message.ts'
import { decodeBatch } from '../codec/batch.ts'
import { AE_LAYOUTS } from '../records/index.ts'
import { encodeEntrySummary, encodeSummaryDeletion } from './encode-entry-summary.ts'

const encode = (change: Partial<EntrySummaryFacts> = {}) =>
  encodeEntrySummary({ ...sampleEntryFacts(), ...change }, envelope)

describe('the batch of the sample entry', () => {
  test('is the golden file, column for column', async () => {
    await expect(`${encode().join('\n')}\n`).toMatchFileSnapshot('./golden/sample-entry.ae.txt')
  })

  test('reads back without a problem', () => {
    const records = decodeBatch(encode(), AE_LAYOUTS)
    expect(records.flatMap(({ problems }) => problems)).toEqual([])
    expect(records.map(({ id }) => id).join(' ')).toBe('A B 10 11 20 22 23 31 40 44 47 47 50 62 62 89 90 Y Z')
  })

  test('carries the printed figures: duty 473.03, fees 42.01 and 15.16, together 57.17', () => {
    const records = decodeBatch(encode(), AE_LAYOUTS)
    const values = (id: string) => records.find((record) => record.id === id)?.values
    expect(values('50')).toMatchObject({ hts: '9405418440', duty: '473.03', value: '12129', unit1: 'NO' })
    expect(values('89')).toMatchObject({ class1: '499', amount1: '42.01', class2: '501', amount2: '15.16' })
    expect(values('90')).toMatchObject({ duty: '473.03', fees: '57.17', tax: '0.00' })
  })
})

test('goods of China are sent with a record for each tariff row, in the order of AE', async () => {
  const draft = sampleEntry()
  Object.assign(draft.line_items![0]!, {
    duty_amount: '2898.84',
    net_qty_2: '12.5',
    net_uom_2: 'KG',
    tariff_rows: [
      { hts: '9903.05.31', duty: '1516.13' },
      { hts: '9903.88.15', duty: '909.68' },
    ],
  })
  Object.assign(draft.totals_declarations!, { total_duty: '2898.84', grand_total: '2956.01' })
  const result = toEntrySummaryFacts(draft, withoutTariff(ruleContext()))
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  const images = encodeEntrySummary(result.facts, envelope)
  await expect(`${images.join('\n')}\n`).toMatchFileSnapshot('./golden/tariff-rows.ae.txt')
})

test('a post summary correction has its indicator in column 65, and reasons and explanation after the header and the line', () => {
  const facts = sampleEntryFacts()
  const images = encodeEntrySummary(
    {
      ...facts,
      action: 'R',
      payment: undefined,
      postSummary: { headerReasons: ['H11', 'H99'], explanation: ['THE INVOICE LEFT OUT AN ASSIST.'] },
      lines: facts.lines.map((line) => ({ ...line, correctionReasons: ['L04', 'L17', 'L18'] })),
    },
    envelope,
  )
  const control = images.find((image) => image.startsWith('10'))!
  expect(control.slice(50, 61), 'payment, columns 51 to 61').toBe(' '.repeat(11))
  expect(control[64]).toBe('Y')
  expect(images.filter((image) => /^(35|36|63)/.test(image))).toEqual([
    '35H11H99'.padEnd(80),
    '36THE INVOICE LEFT OUT AN ASSIST.'.padEnd(80),
    '63L04L17L18'.padEnd(80),
  ])
})

describe('records in their order', () => {
  test('every record that the encoder knows follows the structure map', () => {
    const records = decodeBatch(encodeEntrySummary(everyRecord(sampleEntryFacts()), envelope), AE_LAYOUTS)
    expect(records.flatMap(({ problems }) => problems)).toEqual([])
    expect(records.map(({ id }) => id).join(' ')).toBe(
      'A B 10 11 20 21 22 23 30 31 33 34 35 36 36 40 41 43 44 47 47 50 50 51 52 53 54-01 54-02 54-03 54-04 54-05 54-06 54-07 54-08 54-09 54-10 54-11 54-12 60 61 62 62 63 CW02 88 89 90 Y Z',
    )
  })

  /** Layouts that simulators and readers know, and that no entry of this product needs. */
  const NEVER_SENT = '32 42 54'.split(' ')

  test.each([...AE_LAYOUTS.values()])('record $id is written, or is one that is never sent', ({ id }) => {
    const written = decodeBatch(encodeEntrySummary(everyRecord(sampleEntryFacts()), envelope), AE_LAYOUTS)
    expect(written.some((record) => record.id === id)).toBe(!NEVER_SENT.includes(id))
  })

  test('a license is sent with its type and number', () => {
    const [line] = sampleEntryFacts().lines
    const licenses = [{ type: '14', number: 'STEEL-1234' }]
    expect(encode({ lines: [{ ...line!, licenses }] })).toContain('5214STEEL-1234'.padEnd(80))
  })

  test('six fee classes take two 89 records of five', () => {
    const feeTotals = ['499', '501', '053', '054', '055', '056'].map((classCode) => ({
      classCode,
      amount: '1.00',
    }))
    const records = decodeBatch(encode({ feeTotals }), AE_LAYOUTS).filter(({ id }) => id === '89')
    expect(records.map(({ values }) => [values.class1, values.class5])).toEqual([
      ['499', '055'],
      ['056', undefined],
    ])
  })

  test('a heading of chapter 99 is sent in eight digits without quantity and unit', () => {
    const [line] = sampleEntryFacts().lines
    const heading = { hts: '99038815', duty: '909.68', value: '0', quantities: [] }
    expect(encode({ lines: [{ ...line!, tariffs: [heading, ...line!.tariffs] }] })).toContain(
      '5099038815   0000090968 0000000000'.padEnd(80),
    )
  })

  test('unit X is sent with a zero quantity', () => {
    const [line] = sampleEntryFacts().lines
    const tariffs = [{ ...line!.tariffs[0]!, quantities: [{ unit: 'X' }] as const }]
    const record = decodeBatch(encode({ lines: [{ ...line!, tariffs }] }), AE_LAYOUTS).find(
      ({ id }) => id === '50',
    )
    expect(record?.values).toMatchObject({ quantity1: '0.00', unit1: 'X' })
  })

  test('steel of other countries is sent as the applicability code', () => {
    const [line] = sampleEntryFacts().lines
    const declarations = [{ type: '08' as const, meltPour: 'OTH' }]
    const images = encode({ lines: [{ ...line!, declarations }] })
    expect(images).toContain('5408  OTH'.padEnd(80))
  })

  test('facts that do not fit their columns are a fault, named with record and columns', () => {
    expect(() => encode({ filerReference: 'TOO-LONG-BY-FAR' })).toThrow(/10 22-30: .*longer than 9/)
  })
})

test('a deletion is record 10 alone, with action, port, number and entry type', () => {
  const images = encodeSummaryDeletion(
    { filerCode: 'B76', entryNumber: '03245276', port: '2704', entryType: '01' },
    envelope,
  )
  expect(images.map((image) => image.slice(0, 1)).join('')).toBe('AB1YZ')
  //                        filer  number   port            type
  expect(images[2]).toBe('10DB76  03245276 2704            01'.padEnd(80))
})

/** What the encoder can write although no form field feeds it: other revenue. */
const WITHOUT_FORM_FIELD = ['61.amount', '61.class']

test('every field that is sent has its source in the filing map, and the map names no other', () => {
  const facts = sampleEntryFacts()
  const both = [facts, everyRecord(facts)].flatMap((one) =>
    decodeBatch(encodeEntrySummary(one, envelope), AE_LAYOUTS),
  )
  const inBond = { quantity: '1', unit: 'PCS', bills: [{ kind: 'I' as const, number: '123456789' }] }
  const otherSteel = {
    ...facts.lines[0]!,
    declarations: [{ type: '08' as const, meltPour: 'OTH' }],
  }
  const more = decodeBatch(encode({ manifests: [inBond], lines: [otherSteel] }), AE_LAYOUTS)
  const isSummary = ({ id }: { id: string }) => /^\d/.test(id)
  const sent = new Set(
    [...both, ...more].filter(isSummary).flatMap(({ id, values }) =>
      Object.keys(values)
        .filter((name) => name !== 'declarationType')
        .map((name) => `${id}.${name}`),
    ),
  )
  const mapped = new Set(
    AE_FIELD_MAP.filter(({ record }) => /^\d/.test(record)).map(({ record, field }) => `${record}.${field}`),
  )
  expect([...sent].filter((field) => !mapped.has(field)).sort()).toEqual(WITHOUT_FORM_FIELD)
  expect([...mapped].filter((field) => !sent.has(field))).toEqual([])
})
