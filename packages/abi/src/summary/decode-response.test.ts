import { describe, expect, test } from 'vitest'
import { decodeResponse } from './decode-response.ts'

const e1 = (start: string, narrative: string, tail = '') =>
  `${start.padEnd(10)}${narrative.padEnd(40)}${tail}`.padEnd(80)
const OPENING = 'E0 SUMMRY 000001 REF ID: B76 03245276 HL-0017'
const batch = (...images: string[]) => [
  'A2704B76      030526     AX',
  'B  2704B76AX',
  ...images,
  'Y  2704B76AX00002',
  'Z2704B76',
]

describe('the outcome', () => {
  test('an added summary is accepted with its version', () => {
    const final = e1('E1A 995', 'SUMMARY HAS BEEN ADDED', 'B76  0324527600100HL-0017')
    expect(decodeResponse(batch(OPENING, final))).toMatchObject({
      disposition: 'accepted',
      severity: '',
      version: '00100',
      filerCode: 'B76',
      entryNumber: '03245276',
      narrative: 'SUMMARY HAS BEEN ADDED',
      conditions: [],
    })
  })

  test('acceptance with a census warning keeps the warning', () => {
    const images = batch(
      OPENING,
      'E0 LINITM 000001 REF ID: 001',
      e1('E1 W27C', 'VALUE/QTY OUT OF RANGE'),
      e1('E1AW995', 'SUMMARY HAS BEEN ADDED', 'B76  0324527600100'),
    )
    expect(decodeResponse(images)).toMatchObject({
      disposition: 'accepted',
      severity: 'W',
      conditions: [{ severity: 'W', code: '27C' }],
    })
  })

  test.each([
    ['rejected data', e1('E1RF998', 'TRANSACTION DATA REJECTED', 'B76  03245276'), 'rejected'],
    ['a rejected batch', e1('E1RF999', 'BATCH REJECTED'), 'batch_rejected'],
    ['a batch rejected at its envelope', e1('X1RF999', 'BATCH REJECTED'), 'batch_rejected'],
    ['a failure at customs', e1('E1RFZZZ', '** ACE SYSTEM FAILURE **'), 'system_failure'],
  ])('%s', (_, final, disposition) => {
    expect(decodeResponse(batch(OPENING, final)).disposition).toBe(disposition)
  })

  test.each([
    ['E1 without an entry', e1('E1A 995', 'SUMMARY HAS BEEN ADDED')],
    ['E1 with the filer alone', e1('E1RF998', 'TRANSACTION DATA REJECTED', 'B76')],
  ])('names the entry of its summary: %s', (_, final) => {
    expect(decodeResponse(batch(OPENING, final))).toMatchObject({ filerCode: 'B76', entryNumber: '03245276' })
  })

  test('the entry of the final record goes before that of its summary', () => {
    const final = e1('E1A 995', 'SUMMARY HAS BEEN ADDED', 'B76  0324528400100')
    expect(decodeResponse(batch(OPENING, final)).entryNumber).toBe('03245284')
  })

  test.each(['', 'HL-0017', 'B76', 'B76 0324'])('a summary without an entry names none: %j', (text) => {
    const { filerCode, entryNumber } = decodeResponse(
      batch(`E0 SUMMRY 000001 REF ID: ${text}`, e1('E1A 995', 'SUMMARY HAS BEEN ADDED')),
    )
    expect({ filerCode, entryNumber }).toEqual({ filerCode: undefined, entryNumber: undefined })
  })

  test('a failure among the conditions makes the whole answer one, to be sent again', () => {
    const images = batch(
      OPENING,
      e1('E1 FZZZ', '** ACE SYSTEM FAILURE **'),
      e1('E1RF998', 'TRANSACTION DATA REJECTED'),
    )
    expect(decodeResponse(images).disposition).toBe('system_failure')
  })

  test('an answer without a final record is unreadable and keeps its records', () => {
    const images = batch(OPENING)
    expect(decodeResponse(images)).toMatchObject({ disposition: 'unreadable', raw: images })
    expect(decodeResponse([]).disposition).toBe('unreadable')
  })
})

describe('where a condition applies', () => {
  const typesOf = (...images: string[]) =>
    decodeResponse(batch(...images)).conditions.map(({ references }) =>
      references.map(({ type }) => type).join(' '),
    )

  test('a reference replaces those at its depth and below', () => {
    expect(
      typesOf(
        OPENING,
        e1('E1 FB16', 'ENTRY NUMBER CHECK DIGIT MISMATCH'),
        'E0 BNDDTL 000001 REF ID: 8 B 777',
        e1('E1 F138', 'SURETY CODE UNKNOWN'),
        'E0 LINITM 000001 REF ID: 001',
        'E0 ARPART 000001 REF ID: M TWBRI',
        e1('E1 F520', 'DUPLICATE PARTY TYPE ENCOUNTERED'),
        'E0 TARIFF 000001 REF ID: 9405418440',
        e1('E1 F442', 'UOM MISMATCH'),
        'E0 LINITM 000002 REF ID: 002',
        e1('E1 F415', 'RELATED PARTY IND MUST BE Y OR N'),
        'E0 TOTALS 000001 REF ID: B76 03245276',
        e1('E1 F722', 'GRAND TOTAL DUTY NOT = SUM OF EST DUTY'),
      ),
    ).toEqual([
      'SUMMRY',
      'SUMMRY BNDDTL',
      'SUMMRY LINITM ARPART',
      'SUMMRY LINITM TARIFF',
      'SUMMRY LINITM',
      'SUMMRY TOTALS',
    ])
  })

  test('two conditions under one reference both have it', () => {
    expect(
      typesOf(
        OPENING,
        e1('E1 FB16', 'CHECK DIGIT'),
        e1('E1 FB04', 'PORT UNKNOWN'),
        e1('E1RF998', 'REJECTED'),
      ),
    ).toEqual(['SUMMRY', 'SUMMRY'])
  })

  test('the words that only repeat a position are left out', () => {
    const images = batch(
      OPENING,
      e1('E1 FA04', 'OUT OF SEQUENCE RECORD FOUND IN GROUPING'),
      e1('E1 FA03', 'RECORD: 11 STARTING POSITION: 01'),
      e1('E1RF999', 'BATCH REJECTED'),
    )
    expect(decodeResponse(images).conditions.map(({ code }) => code)).toEqual(['A04'])
  })
})
