import { expect, test } from 'vitest'
import { ruleContext, sampleEntry } from '../../test/filing/index.ts'
import type { CalendarDay } from '../calendar/index.ts'
import type { DraftData } from '../entry/index.ts'
import type { TariffBook } from '../reference/tariff-book.ts'
import { copyChanges } from './copy-changes.ts'

const SAME_YEAR = '2026-03-20' as CalendarDay
const NEXT_YEAR = '2026-11-20' as CalendarDay
const ctx = ruleContext()
const changes = (copy: DraftData, today: CalendarDay, rules = ctx) =>
  copyChanges({ earlier: sampleEntry(), copy, today }, rules)

test('nothing has changed in the same fiscal year under the same bond', () => {
  expect(changes(sampleEntry(), SAME_YEAR)).toEqual([])
})

test('the fee of another fiscal year is named with its limits', () => {
  expect(changes(sampleEntry(), NEXT_YEAR)).toMatchObject([{ id: 'copy.changed.fees' }])
})

test('another bond on file is named', () => {
  const copy = { ...sampleEntry(), bond_information: { bond_number: '987654321' } }
  expect(changes(copy, SAME_YEAR)).toMatchObject([{ id: 'copy.changed.bond' }])
})

test('lines whose duty differs by today’s tariff are named', () => {
  const reading = {
    edition: 'HTS 2026',
    headings: ['99030301'],
    relieved: [],
    holes: [],
    isOfLaterEdition: false,
    duty: '0.00',
  }
  const tariff: TariffBook = {
    ...ruleContext().reference.tariff!,
    read: () => reading,
    readings: () => [reading],
  }
  const rules = { ...ctx, reference: { ...ctx.reference, tariff } }
  expect(changes(sampleEntry(), SAME_YEAR, rules)).toMatchObject([
    { id: 'copy.changed.duty', params: { lines: '1', count: 1 } },
  ])
})

test('lines whose number has ended are named', () => {
  const [line] = sampleEntry().line_items ?? []
  const copy = { ...sampleEntry(), line_items: [line!, { ...line!, id: 'b', line_number: 2 }] }
  const tariff: TariffBook = { ...ruleContext().reference.tariff!, hasNumber: () => false }
  const rules = { ...ctx, reference: { ...ctx.reference, tariff } }
  expect(changes(copy, SAME_YEAR, rules)).toMatchObject([
    { id: 'copy.changed.numbers', params: { lines: '1, 2', count: 2 } },
  ])
})
