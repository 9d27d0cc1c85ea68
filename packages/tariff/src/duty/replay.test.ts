import { tariffStack } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import type { DraftData, LineItem } from '@edfe/domain/entry'
import { centsText } from '@edfe/domain/money'
import { fromCanonical, toCanonical } from '@edfe/domain/snapshot'
import { sampleEntry } from '@edfe/domain/test/filing'
import { expect, test } from 'vitest'
import { shippedTariff } from '../shipped/index.ts'
import { dutyOf } from './duty-of.ts'

const tariff = shippedTariff()

const LAMP = {
  htsus: '9405.11.6010',
  origin_country: 'CN',
  entered_value: '18750',
  net_qty: '65',
  net_uom: 'NO',
  tariff_answers: [{ question: 'civil_aircraft', answer: 'no' }],
}

/** What the tariff makes of a line of an entry. */
function calculated(draft: DraftData, line: LineItem) {
  const found = dutyOf(tariff, {
    hts: line.htsus ?? '',
    origin: line.origin_country ?? '',
    entryDate: parseDay(draft.header?.entry_date)!,
    value: line.entered_value ?? '',
    quantities: [{ quantity: line.net_qty ?? '', unit: line.net_uom ?? '' }],
    answers: Object.fromEntries(
      (line.tariff_answers ?? []).map(({ question = '', answer = '' }) => [question, answer]),
    ),
  })
  if (found.kind === 'refused') throw new Error(found.reason.id)
  return found
}

test('an entry as it was filed keeps its calculation: replayed from the snapshot it gives the same cents', () => {
  const draft = sampleEntry()
  draft.header!.entry_date = '2026-10-12'
  const [line] = draft.line_items!
  Object.assign(line!, LAMP)
  const first = calculated(draft, line!)
  Object.assign(line!, {
    duty_amount: first.duty,
    duty_source: 'calculated',
    tariff_edition: first.edition.name,
    tariff_rows: first.rows
      .filter(({ measure }) => measure)
      .map(({ number, amount, rateText }) => ({
        hts: number,
        duty: amount,
        rate: rateText,
        source: 'calculated',
      })),
  })
  const filed = toCanonical({ draft, findings: [], version: 1, generatedAt: '2026-10-12T12:00:00Z' })

  const read = fromCanonical(JSON.parse(JSON.stringify(filed)), () => 'line-1')
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  const [kept] = read.draft.line_items!
  const again = calculated(read.draft, kept!)
  expect(kept).toMatchObject({ tariff_edition: again.edition.name, duty_amount: again.duty })
  expect(tariffStack(kept!).map(({ hts, duty }) => [hts, centsText(duty)])).toEqual(
    again.rows.map(({ number, amount }) => [number, amount]),
  )
  expect(again.duty).toBe('8456.25')
})
