import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSampleEntry, patch, readEntry } from './entry-steps.ts'
import { done, startApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { EDFE_TODAY: '2026-10-09' } })
})
afterAll(() => app.stop())

test('numbers are proposed for many descriptions at once, to who may edit entries', async () => {
  const team = await app.organization('Harbour Trading')
  const propose = (body: object, as = team.preparer) => app.answer('proposeTariffNumbers', { as, body })
  const lamp = { text: 'LED ceiling lamp, steel body', within: '' }
  const { proposals } = done(await propose({ goods: [lamp, { text: 'qqqq', within: '' }] }))
  expect(proposals).toHaveLength(2)
  expect(proposals[1]).toEqual({ results: [] })
  expect(proposals[0]!.results).toHaveLength(3)
  expect(proposals[0]!.results[0]).toMatchObject({
    hts: '9405.11.6010',
    description: expect.any(String),
    is_likely: true,
  })
  for (const text of ['', 'power bank', 'qqqq']) {
    const { results } = done(await propose({ goods: [{ text, within: '850760' }] })).proposals[0]!
    expect(results).toHaveLength(3)
    for (const { hts } of results) expect(hts).toMatch(/^8507\.60\./)
  }
  const goods = [lamp]
  expect((await propose({ goods }, team.auditor)).status).toBe(403)
  expect((await app.answer('proposeTariffNumbers', { body: { goods } })).status).toBe(401)
  expect((await propose({ goods: Array(51).fill(lamp) })).status).toBe(400)
})

test('the duty of many lines is calculated at once, as that of each alone, to who may edit entries', async () => {
  const team = await app.organization('Harbour Forms')
  const ask = (lines: object[], as = team.preparer) =>
    app.answer('calculateDuties', { as, body: { on: '2026-03-05', lines } })
  const lantern = {
    hts: '9405418440',
    origin: 'TW',
    value: '12129',
    quantities: [{ quantity: '65', unit: 'NO' }],
  }
  const { duties } = done(await ask([lantern, { ...lantern, hts: '9405419999' }]))
  const alone = await app.ask('calculateDuty', { body: { ...lantern, entry_date: '2026-03-05' } })
  const rate_text = alone.rows.find(({ measure }) => measure === null)?.rate_text
  expect(rate_text).toEqual(expect.any(String))
  expect(duties).toEqual([
    { rate_text, duty: alone.duty, refusal: null },
    { rate_text: null, duty: null, refusal: expect.stringContaining('9405.41.9999') },
  ])
  const whole = await app.answer('calculateDuties', {
    as: team.preparer,
    body: {
      whole: true,
      lines: [
        { ...lantern, entry_date: '2026-03-05' },
        { ...lantern, entry_date: '2026-03-05', hts: '9405419999' },
      ],
    },
  })
  expect(done(whole).duties.map(({ answer }) => answer)).toEqual([alone, null])
  expect((await ask([lantern], team.auditor)).status).toBe(403)
  expect(done(await ask(Array(50).fill(lantern))).duties).toHaveLength(50)
  expect((await ask(Array(51).fill(lantern))).status).toBe(400)
  expect((await ask([])).status).toBe(400)
})

test('the review names law that the data lacks with its amounts, until the line has a note', async () => {
  const team = await app.organization('Alder & Finch Lighting LLC')
  const sample = await createSampleEntry(app, team.preparer)
  const paper = {
    ...sample.draft_data.line_items![0]!,
    htsus: '4802.61.1000',
    origin_country: 'CA',
    entered_value: '10000.00',
    net_qty: '500',
    net_uom: 'KG',
  }
  const saved = await patch(app, team.preparer, sample, {
    header: { entry_date: '2026-10-09' },
    line_items: [paper],
  })
  const { id } = done(saved).entry
  const holes = async () => {
    const review = await app.ask('reviewEntry', { as: team.preparer, params: { id }, body: {} })
    return review.final_review.issues.filter(({ rule_id }) => rule_id.startsWith('FILING_TARIFF_HOLE'))
  }
  expect(await holes()).toEqual([
    expect.objectContaining({
      rule_id: 'FILING_TARIFF_HOLE',
      severity: 'error',
      path: 'line_items.0.duty_note',
      message: expect.stringMatching(
        /9903\.03\.14.* \$1,000\.00 to \$6,000\.00, depending on what you find\. The line/,
      ),
    }),
  ])
  await patch(app, team.preparer, await readEntry(app, team.preparer, id), {
    line_items: [{ ...paper, duty_note: 'Rev 19, note 51(b)(3): not listed' }],
  })
  expect(await holes()).toEqual([])
})

test('a relief that the data lacks keeps a line from being validated, until the line has the note', async () => {
  const team = await app.organization('Alder & Finch Lighting LLC')
  const sample = await createSampleEntry(app, team.preparer)
  const lamp = {
    ...sample.draft_data.line_items![0]!,
    htsus: '9405.11.6010',
    origin_country: 'SV',
    tariff_answers: [{ question: 'civil_aircraft', answer: 'no' }],
  }
  const saved = await patch(app, team.preparer, sample, {
    header: { entry_date: '2026-10-09' },
    line_items: [lamp],
  })
  const { id } = done(saved).entry
  const review = async () =>
    (await app.ask('reviewEntry', { as: team.preparer, params: { id }, body: {} })).final_review
  const holes = async () => (await review()).issues.filter(({ rule_id }) => rule_id === 'FILING_TARIFF_HOLE')
  expect(await holes()).toMatchObject([{ severity: 'error', path: 'line_items.0.duty_note' }])
  const { looked_up } = await app.ask('calculateDuty', {
    body: {
      hts: '9405.11.60.10',
      origin: 'SV',
      entry_date: '2026-10-09',
      value: lamp.entered_value ?? '',
      quantities: [],
      answers: { civil_aircraft: 'no' },
    },
  })
  expect(looked_up).toContain('U.S. note 52(j): not listed.')
  await patch(app, team.preparer, await readEntry(app, team.preparer, id), {
    line_items: [{ ...lamp, duty_note: looked_up ?? '' }],
  })
  expect(await holes()).toEqual([])
})

test('the review names the rows of chapter 99 that a line lacks, until the line has them and their duty', async () => {
  const team = await app.organization('Alder & Finch Lighting LLC')
  const sample = await createSampleEntry(app, team.preparer)
  const lamp = {
    ...sample.draft_data.line_items![0]!,
    htsus: '9405.11.6010',
    origin_country: 'CN',
    hts_rate: '7.6',
    tariff_answers: [{ question: 'civil_aircraft', answer: 'no' }],
  }
  const saved = await patch(app, team.preparer, sample, {
    header: { entry_date: '2026-10-09' },
    line_items: [lamp],
  })
  const { id } = done(saved).entry
  const tariffIssues = async () => {
    const review = await app.ask('reviewEntry', { as: team.preparer, params: { id }, body: {} })
    return review.final_review.issues.filter(({ rule_id }) => rule_id.startsWith('FILING_TARIFF_'))
  }
  const lacksRows = expect.objectContaining({
    rule_id: 'FILING_TARIFF_HEADINGS',
    severity: 'error',
    message: expect.stringContaining('9903.88.03, 9903.05.31'),
  })
  const lacksDuty = expect.objectContaining({ rule_id: 'FILING_TARIFF_DUTY_TYPED', severity: 'error' })
  expect(await tariffIssues()).toEqual([lacksDuty, lacksRows])
  await patch(app, team.preparer, await readEntry(app, team.preparer, id), {
    line_items: [{ ...lamp, duty_source: 'typed', duty_reason: 'cbp', duty_note: 'Letter of 10/09/2026' }],
  })
  expect(await tariffIssues(), 'customs rejects it with a reason too').toEqual([lacksDuty, lacksRows])
  await patch(app, team.preparer, await readEntry(app, team.preparer, id), {
    line_items: [
      {
        ...lamp,
        tariff_rows: [{ hts: '9903.88.69', duty: '0.00' }],
        duty_source: 'typed',
        duty_reason: 'tariff',
        duty_note: 'U.S. note 20(vvv)',
      },
    ],
  })
  expect(await tariffIssues(), 'a heading that the data does not know is taken').toEqual([
    expect.objectContaining({ rule_id: 'FILING_TARIFF_DUTY', severity: 'warning' }),
  ])

  const { rows, duty } = await app.ask('calculateDuty', {
    body: {
      hts: '9405.11.60.10',
      origin: 'CN',
      entry_date: '2026-10-09',
      value: lamp.entered_value ?? '',
      quantities: [{ quantity: lamp.net_qty ?? '', unit: 'NO' }],
    },
  })
  const tariff_rows = rows
    .filter(({ measure }) => measure)
    .map(({ hts, amount }) => ({ hts, duty: amount ?? '' }))
  await patch(app, team.preparer, await readEntry(app, team.preparer, id), {
    line_items: [{ ...lamp, tariff_rows, duty_amount: duty ?? '' }],
  })
  expect(await tariffIssues()).toEqual([])
})
