import type { LineItem } from '@edfe/domain/entry'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEntry, patch } from './entry-steps.ts'
import { startApp, type Team, type TestApp } from './harness.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp({ env: { EDFE_TODAY: '2026-03-05' } })
  team = await app.organization('Alder & Finch Trading LLC')
})
afterAll(() => app.stop())

/** Furniture of Vietnam whose duty is the tariff's. */
const line = (id: string, htsus: string, changes: Partial<LineItem> = {}): LineItem => ({
  ...sampleEntryDraft().line_items![0]!,
  id,
  htsus,
  origin_country: 'VN',
  entered_value: '4000',
  net_qty: '10',
  net_uom: 'NO',
  duty_amount: '1000.00',
  duty_source: 'calculated',
  ...changes,
})

async function questionsOf(lines: LineItem[]) {
  const entry = await createEntry(app, team.preparer)
  const draft_data = {
    header: { ...sampleEntryDraft().header, entry_date: '2026-03-02' },
    line_items: lines.map((one, index) => ({ ...one, line_number: index + 1 })),
  }
  const saved = await patch(app, team.preparer, entry, draft_data)
  expect(saved.status).toBe(200)
  return app.ask('listTariffQuestions', { as: team.approver, params: { id: entry.id } })
}

test('each question of the tariff is answered with the lines that leave it open, and what it is worth', async () => {
  const { questions } = await questionsOf([
    line('shelf', '9403608093'),
    line('vanity', '9403608093', { tariff_answers: [{ question: 'cabinet', answer: 'yes' }] }),
    line('stand', '9403608093'),
    line('own', '9403608093', { duty_source: 'typed' }),
  ])
  expect(questions).toMatchObject([
    {
      key: 'cabinet',
      question: 'Is this a wooden kitchen cabinet or vanity, or a part of one?',
      lines: ['shelf', 'stand'],
      options: [
        { value: 'yes', changes_duty_by: '0.00' },
        { value: 'no', changes_duty_by: '-1200.00' },
      ],
    },
  ])
})

test('a number that the schedule lacks and quantities in other units are named with their lines', async () => {
  const { refused, other_units } = await questionsOf([
    line('bench', '9401691100', { duty_amount: '' }),
    line('box', '4420906500'),
    line('table', '9403608040'),
  ])
  expect(refused).toMatchObject([{ lines: ['bench'] }])
  expect(refused[0]!.reason).toContain('has no number 9401.69.1100')
  expect(other_units).toEqual([{ number: '4420.90.6500', units: ['KG', 'NO'], lines: ['box'] }])
})

test('lines that lists of relief could touch have their note, until they have one', async () => {
  const entry = await createEntry(app, team.preparer)
  const lamp = (id: string, changes: Partial<LineItem> = {}) =>
    line(id, '9405116010', {
      origin_country: 'SV',
      tariff_answers: [{ question: 'civil_aircraft', answer: 'no' }],
      ...changes,
    })
  const lines = [
    lamp('a'),
    lamp('noted', { duty_note: 'U.S. note 52(j): not listed' }),
    lamp('typed', { duty_source: 'typed' }),
    lamp('of Vietnam', { origin_country: 'VN' }),
  ]
  await patch(app, team.preparer, entry, {
    header: { ...sampleEntryDraft().header, entry_date: '2026-10-09' },
    line_items: lines.map((one, index) => ({ ...one, line_number: index + 1 })),
  })
  const { looked_up } = await app.ask('listTariffQuestions', { as: team.approver, params: { id: entry.id } })
  expect(looked_up).toEqual([
    {
      note: 'Looked up for these goods in the tariff schedule (hts.usitc.gov) on 03/05/2026. U.S. note 52(j): not listed.',
      lines: ['a', 'typed'],
    },
  ])
})

test('the programs that lines may claim are named with what they save of all', async () => {
  const hangers = (id: string, changes: Partial<LineItem> = {}) =>
    line(id, '3924905650', { origin_country: 'CA', entered_value: '10000', ...changes })
  const { claims } = await questionsOf([hangers('a'), hangers('b', { spi: 'S' }), hangers('c')])
  expect(claims).toEqual([
    {
      spi: 'S',
      name: 'USMCA',
      saves: '2680.00',
      source: '19 CFR 182.11',
      frees_from_mpf: true,
      lines: ['a', 'c'],
    },
  ])
})

test('comparing the lines names the program of each heading, what is not owed, and what was not compared', async () => {
  const checkOf = async (entryDate: string, lines: LineItem[]) => {
    const entry = await createEntry(app, team.preparer)
    const saved = await patch(app, team.preparer, entry, {
      header: { ...sampleEntryDraft().header, entry_date: entryDate },
      line_items: lines.map((one, index) => ({ ...one, line_number: index + 1 })),
    })
    expect(saved.status).toBe(200)
    return await app.ask('getTariffCheck', { as: team.approver, params: { id: entry.id } })
  }
  const lamp = line('lamp', '9405118010', {
    entered_value: '1500',
    tariff_answers: [{ question: 'civil_aircraft', answer: 'no' }],
    tariff_rows: [{ hts: '9903.05.84', rate: '12.5%', duty: '187.50', source: 'calculated' }],
  })
  const check = await checkOf('2026-11-19', [lamp])
  expect(check).toMatchObject({
    edition: { name: expect.stringMatching(/^HTS 2026/) },
    headings: [{ hts: '99030584', program: 'Section 301, forced labor' }],
    unread: [],
  })
  expect(check.not_owed).toContain('Section 232: these goods are not on its lists.')
  expect(check.not_owed).toContain(
    'Section 301, China; Section 301, Nicaragua; Section 301, Brazil: not for goods of Vietnam.',
  )
  expect(check.open, 'nothing is open of a line that is answered').toEqual([])
  const { unread, open } = await checkOf('2026-11-19', [{ ...lamp, tariff_answers: [] }])
  expect(unread, 'whether the lamp is for civil aircraft changes its duty').toEqual([
    { gap: 'open_question', lines: ['lamp'] },
  ])
  expect(open, 'between 3.9 % and 16.4 % of $1,500; most lamps are not for aircraft').toEqual([
    { line: 'lamp', why: 'question', usual: '246.00', least: '58.50', most: '246.00' },
  ])
  const undated = await checkOf('', [{ ...lamp, duty_amount: '' }])
  expect(undated.unread).toEqual([{ gap: 'incomplete', lines: ['lamp'] }])
  expect(undated.open, 'without an entry date, the duty of today').toMatchObject([
    { line: 'lamp', why: 'no_duty', usual: expect.stringMatching(/^\d/) },
  ])
  expect(await checkOf('2025-02-03', [lamp, line('blank', '', { origin_country: '' })])).toMatchObject({
    not_owed: [],
    unread: [
      { gap: 'no_measures', lines: ['lamp'] },
      { gap: 'incomplete', lines: ['blank'] },
    ],
  })
})
