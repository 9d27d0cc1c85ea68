import { decodeResponse, encodeEntrySummary } from '@edfe/abi'
import { parseDay } from '@edfe/domain/calendar'
import type { TariffFacts } from '@edfe/domain/filing'
import { tariffBook } from '@edfe/tariff/duty'
import { shippedTariff } from '@edfe/tariff/shipped'
import { describe, expect, test } from 'vitest'
import { before, type Edit, edited, put } from '../../test/image-edits.ts'
import { context, envelope, factsOf, imagesOf } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

const shipped = shippedTariff()
const withTariff = { ...context, reference: { ...context.reference, tariff: tariffBook(() => shipped) } }

const answer = (images: readonly string[]) =>
  decodeResponse(processTransmission(images, withTariff, NOTHING_ON_FILE).images)

const withoutTariff = (...edits: Edit[]) =>
  decodeResponse(processTransmission(edited(imagesOf(), edits), context, NOTHING_ON_FILE).images)

const INFORMED = { disposition: 'accepted', severity: 'I' }

/** The sample's lamps, entered on October 12, 2026 with other tariff rows of that duty. */
function lamps(rows: Partial<TariffFacts>[], duty: string) {
  const facts = factsOf()
  const [line] = facts.lines
  const [own] = line!.tariffs
  Object.assign(facts, { estimatedEntryDate: parseDay('2026-10-12') })
  line!.tariffs = rows.map((row) => ({ ...own!, ...row }))
  facts.totals.duty = duty
  return answer(encodeEntrySummary(facts, envelope))
}

describe('a duty that no data calculates is taken, and noted', () => {
  test('of a watch, whose rates are of its parts: 622', () => {
    const response = lamps(
      [{ hts: '9101114000', duty: '40.00', quantities: [{ amount: '0', unit: 'X' }] }],
      '40.00',
    )
    expect(response).toMatchObject({
      ...INFORMED,
      conditions: [
        { severity: 'I', code: '622', references: [{ type: 'SUMMRY' }, { type: 'LINITM', text: '001' }] },
      ],
    })
  })

  test('under a heading that is not known for the goods: 623', () => {
    const rows = [
      { hts: '99030596', duty: '0.00', value: '0', quantities: [] },
      { hts: '9405116010', duty: '921.80' },
    ]
    expect(lamps(rows, '921.80')).toMatchObject({ ...INFORMED, conditions: [{ code: '623' }] })
  })

  test('of goods assembled abroad: 626', () => {
    const rows = [
      { hts: '9802008000', duty: '0.00', value: '0', quantities: [] },
      { hts: '9405116010', duty: '50.00', value: '12129' },
    ]
    expect(lamps(rows, '50.00').conditions.map(({ code }) => code)).toContain('626')
  })

  test('of one line with two numbers of goods: 628', () => {
    const rows = [
      { hts: '9405116010', duty: '460.90' },
      { hts: '9405118010', duty: '460.90', value: '0' },
    ]
    expect(lamps(rows, '921.80').conditions.map(({ code }) => code)).toContain('628')
  })

  test('but a duty of nothing is not, nor one that the data calculates', () => {
    const free = lamps(
      [{ hts: '9101114000', duty: '0.00', quantities: [{ amount: '0', unit: 'X' }] }],
      '0.00',
    )
    expect(free).toMatchObject({ disposition: 'accepted', severity: '', conditions: [] })
    expect(answer(imagesOf())).toMatchObject({ disposition: 'accepted', severity: '', conditions: [] })
  })
})

describe('a tax, a fee or other revenue that no data calculates is taken, and noted', () => {
  const spirits = (...edits: Edit[]) => {
    const facts = factsOf()
    const [line] = facts.lines
    const [own] = line!.tariffs
    line!.tariffs = [
      { ...own!, hts: '2208306085', duty: '0.00', quantities: [{ amount: '10', unit: 'PFL' }] },
    ]
    line!.irTax = { classCode: '016', amount: '100.00' }
    Object.assign(facts.totals, { duty: '0.00', tax: '100.00' })
    return answer(edited(encodeEntrySummary(facts, envelope), edits)).conditions.map(({ code }) => code)
  }

  test('of whiskey: 658', () => expect(spirits()).toContain('658'))

  test('of a flavored drink with its credit: 816, in place of 658', () => {
    const detail = `5405${'X'.repeat(10)}TTB-FP-ABC1234    BODEGA SOL           ${'0'.repeat(12)}YW0001A00010700`
    const found = spirits(put('40', 55, 'C'), before('60', detail))
    expect(found).toContain('816')
    expect(found).not.toContain('658')
  })

  test('the fee on honey: 659', () =>
    expect(
      withoutTariff(
        put('50', 3, '0409000010'),
        before('89', '62055     100'),
        put('89', 31, '05500000000100'),
        put('90', 15, '00000005817'),
      ),
    ).toMatchObject({ ...INFORMED, conditions: [{ code: '659' }] }))

  test('the revenue of coffee into Puerto Rico: 668', () =>
    expect(
      withoutTariff(
        put('50', 3, '0901110015'),
        put('10', 18, '4909'),
        put('B', 4, '4909'),
        put('Y', 4, '4909'),
        before('62', '61672       100'),
        put('90', 63, '00000000100'),
      ),
    ).toMatchObject({ ...INFORMED, conditions: [{ code: '668' }] }))
})

test('a warning of the Census Bureau goes before information', () =>
  expect(
    withoutTariff(
      put('50', 3, '0409000010'),
      before('89', '62055     100'),
      put('89', 31, '05500000000100'),
      put('90', 15, '00000005817'),
      put('40', 27, '0000012130'),
    ),
  ).toMatchObject({ disposition: 'accepted', severity: 'W', conditions: [{ code: '27J' }, { code: '659' }] }))
