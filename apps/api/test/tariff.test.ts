import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { done, refusal, startApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ env: { EDFE_TODAY: '2026-10-09' } })
})
afterAll(() => app.stop())

const duty = async (body: object) => app.answer('calculateDuty', { body })

const STEEL = { hts: '7208.10.15.00', origin: 'CN', entry_date: '2026-10-09', value: '10000' }

describe('a visitor without an account', () => {
  test('finds the ceiling luminaires with words, what they pay from China, and the edition', async () => {
    const answered = await app.answer('findTariffGoods', {
      query: { q: 'LED ceiling lamp, steel body', origin: 'cn' },
    })
    expect(answered.status).toBe(200)
    expect(done(answered).edition).toMatchObject({
      name: 'HTS 2026 Rev 10',
      measures_reviewed: '2026-10-10',
      replaced_on: '2026-07-01',
    })
    const [first] = done(answered).rows
    expect(first!.lines.slice(0, 2)).toEqual([
      expect.objectContaining({
        hts: '9405.11.6010',
        general: '7.6%',
        column_2: '45%',
        is_whole: true,
        units: [{ text: 'No.', code: 'NO' }],
        percent: '45.1',
        // An article for civil aircraft would pay less.
        percent_is_assumed: true,
      }),
      expect.objectContaining({ hts: '9405.11.6020' }),
    ])
    expect(first!.path[0]).toMatch(/^Luminaires and lighting fittings/)
  })

  test('finds one row for each subheading, likely or possible, with its reason, lines and agencies', async () => {
    const { rows, unknown } = done(
      await app.answer('findTariffGoods', { query: { q: 'blorptastic teddy bear', origin: 'cn' } }),
    )
    expect(unknown).toEqual(['blorptastic'])
    expect(rows[0]).toMatchObject({
      hts: '9503.00',
      reasons: expect.arrayContaining([expect.objectContaining({ source: 'own', words: 'teddy bear' })]),
      agencies: expect.arrayContaining(['CPSC']),
    })
    expect(rows[0]!.lines.every(({ hts, percent }) => hts.startsWith('9503.00') && percent !== null)).toBe(
      true,
    )
    expect(new Set(rows.map(({ hts }) => hts)).size).toBe(rows.length)
    const bear = done(await app.answer('findTariffGoods', { query: { q: 'teddy bear' } }))
    expect(bear.rows.map(({ is_likely }) => is_likely).slice(0, 2)).toEqual([true, false])
  })

  test('finds rulings of CBP among the reasons', async () => {
    const found = done(await app.answer('findTariffGoods', { query: { q: 'cattle' } }))
    const rulings = found.rows.flatMap(({ reasons }) => reasons.filter(({ source }) => source === 'ruling'))
    expect(rulings[0]?.ruling?.number).toMatch(/^[A-Z]\w+$/)
  })

  test('is asked what tells the rows apart, and answers leave out the others', async () => {
    const asked = (answers = '') =>
      app.answer('findTariffGoods', { query: { q: 'shrimp', ...(answers && { answers }) } })
    const before = done(await asked())
    expect(before).toMatchObject({ answers: [], left_out: 0, question: { key: 'state' } })
    expect(before.question?.answers).toContain('frozen')
    const frozen = done(await asked('frozen,fresh'))
    expect(frozen.answers).toEqual(['frozen'])
    expect(frozen.rows[0]!.hts).toBe('0306.17')
    expect(frozen.left_out).toBeGreaterThanOrEqual(3)
    expect((await asked('chocolate')).status).toBe(400)
  })

  test('who reads Spanish finds goods by their Spanish name, and sees by which English words', async () => {
    const goods = async (q: string, language: string) => {
      const headers = { 'accept-language': language }
      const answered = await app.answer('findTariffGoods', { query: { q }, headers })
      const { searched_as, rows } = done(answered)
      return { searched_as, first: rows[0]?.hts }
    }
    const lamp = { searched_as: 'table lamp', first: '9405.29' }
    expect(await goods('lámpara de mesa', 'es-MX')).toEqual(lamp)
    expect(await goods('lampe de table', 'fr-CA')).toEqual(lamp)
    expect(await goods('table lamp', 'es')).toEqual({ ...lamp, searched_as: '' })
    expect((await goods('pan', 'es')).searched_as).toBe('bread')
    expect((await goods('pan', 'en')).searched_as).toBe('')
  })

  test('finds what is under a number, and gets no percentage without an origin', async () => {
    const { rows, within } = done(await app.answer('findTariffGoods', { query: { q: '9405.11' } }))
    expect(within).toBe('9405.11')
    expect(rows.map(({ hts }) => hts)).toEqual(['9405.11'])
    expect(rows[0]!.lines).toHaveLength(rows[0]!.line_count)
    expect(rows[0]!.lines[0]).toMatchObject({ hts: '9405.11.4010', percent: null })
  })

  test('limits what words find by digits in front of them, unless the digits are only a size', async () => {
    const asked = async (q: string) => done(await app.answer('findTariffGoods', { query: { q } }))
    const lamps = await asked('9405 brass lamp')
    expect(lamps.within).toBe('9405')
    expect(lamps.rows.every(({ hts }) => hts.startsWith('9405'))).toBe(true)
    const strip = await asked('2835 LED strip light')
    expect(strip.within).toBe('')
    expect(strip.rows.length).toBeGreaterThan(0)
  })

  test('sees that a percentage assumes the answer without relief', async () => {
    const answered = await app.answer('getTariffLine', {
      params: { hts: '8302.60.3000' },
      query: { origin: 'IN' },
    })
    expect(done(answered).line).toMatchObject({ percent: '28.9', percent_is_assumed: true })
    const horse = await app.answer('getTariffLine', {
      params: { hts: '0101.21.0010' },
      query: { origin: 'DE' },
    })
    expect(done(horse).line).toMatchObject({ percent: '10', percent_is_assumed: false })
  })

  test('reads one number with the programs that an origin may claim', async () => {
    const answered = await app.answer('getTariffLine', {
      params: { hts: '0104.20.0000' },
      query: { origin: 'AU' },
    })
    expect(answered.status).toBe(200)
    expect(done(answered).line).toMatchObject({
      hts: '0104.20.0000',
      general: '68¢/head',
      rates_from: '0104.20.0000',
      percent: null,
      preferences: [{ spi: 'AU', rate: 'Free', source: '19 CFR 10.721', frees_from_mpf: true }],
    })
  })

  test('browses from a heading to the numbers under it', async () => {
    const answered = await app.answer('getTariffLine', { params: { hts: '0101' } })
    expect(done(answered).line).toMatchObject({ hts: '0101', is_whole: false, units: [], general: null })
    expect(done(answered).line.below.map(({ hts, is_whole }) => [hts, is_whole])).toEqual([
      ['0101.21.00', false],
      ['0101.29.00', false],
      ['0101.30.0000', true],
      ['0101.90', false],
    ])
  })

  test.each([
    ['850760', '8507.60.00', ['8507.60.0010', '8507.60.0030', '8507.60.0090']],
    ['330499', '3304.99', ['3304.99.1000', '3304.99.5000']],
  ])('sees what is under %s, which the schedule does not print', async (hts, number, below) => {
    const { line } = done(await app.answer('getTariffLine', { params: { hts } }))
    expect(line).toMatchObject({ hts: number, is_whole: false })
    expect(line.below.map((one) => one.hts)).toEqual(below)
  })

  test('sees what a U.S. note says of a heading of chapter 99', async () => {
    const answered = await app.answer('getTariffLine', { params: { hts: '9903.88.03' } })
    expect(done(answered).line).toMatchObject({ measures: [], origins: [] })
    expect(done(answered).line.note).toMatchObject({ note: '20', edition: 'HTS 2026 Rev 6' })
    expect(done(answered).line.note!.text).toMatch(
      /^\(e\) For the purposes of heading 9903\.88\.03, products of China/,
    )
  })

  test('sees which note a row of a duty has, and reads it by the heading, also of one that the edition lacks', async () => {
    const { rows } = done(await duty({ ...STEEL, hts: '9405.11.6010' }))
    expect(rows.map(({ hts, note }) => [hts, note])).toEqual([
      ['9903.88.03', '20'],
      ['9903.05.31', null],
      ['9405.11.6010', null],
    ])
    const note = (hts: string) => app.answer('getTariffNote', { params: { hts } })
    const line = (hts: string) => app.answer('getTariffLine', { params: { hts } })
    expect(done(await note('9903.88.03'))).toEqual(done(await line('9903.88.03')).line.note)
    expect((await line('9903.85.01')).status).toBe(404)
    expect(done(await note('9903.85.01'))).toMatchObject({ note: '19' })
    expect(await note('9405.11.6010')).toMatchObject({
      status: 404,
      body: { message: 'The data has no U.S. note on 9405.11.6010.' },
    })
  })

  test('sees the way down to a number, what reaches it, and what other origins pay', async () => {
    const answered = await app.answer('getTariffLine', {
      params: { hts: '9405.11.6010' },
      query: { origin: 'CN' },
    })
    expect(done(answered).line.headings.map(({ hts }) => hts)).toEqual([
      '9405',
      null,
      '9405.11',
      null,
      '9405.11.60',
      '9405.11.6010',
    ])
    expect(done(answered).line.measures).toContainEqual(
      expect.objectContaining({
        hts: '9903.88.03',
        program: 'Section 301, China',
        kind: 'additive',
        percent: '25',
        origins: ['CN'],
        from: '2019-05-10',
        to: null,
        has_note: true,
      }),
    )
    expect(done(answered).line.note).toBeNull()
    expect(done(answered).line.origins).toContainEqual({
      origin: 'VN',
      percent: '20.1',
      percent_is_assumed: true,
      rates: ['7.6%', '12.5%'],
    })
    expect(done(answered).line.programs).toContainEqual({ spi: 'S', name: 'USMCA', rate: 'Free' })
  })

  test.each(['CN', 'HK'])(
    'is asked first what a laptop of %s is for, and sees the usual answer',
    async (origin) => {
      const laptop = { hts: '8471.30.0100', origin, entry_date: '2026-11-25', value: '10000' }
      const asked = { duty: '0.00', open_questions: [{ key: 'light_vehicle_part', counted: 'no' }] }
      expect(done(await duty(laptop))).toMatchObject(asked)
      const estimated = done(await app.answer('estimateCost', { body: { ...laptop, mode: 'air' } }))
      expect(estimated).toMatchObject({ ...asked, to_pay: '34.64', informal: null })
      const answers = { light_vehicle_part: 'yes' }
      expect(done(await duty({ ...laptop, answers })).duty).toBe('2500.00')
    },
  )

  test('sees the informal entry beside the formal one of a small shipment', async () => {
    const answer = await app.answer('estimateCost', {
      body: { hts: '8471.30.0100', origin: 'TW', entry_date: '2026-11-25', value: '500', mode: 'air' },
    })
    expect(done(answer)).toMatchObject({
      mpf: { amount: '34.58' },
      to_pay: '34.58',
      informal: { mpf: '2.77', hmf: '0.00', to_pay: '2.77', landed_cost: '502.77' },
    })
  })

  test('learns what lamps of China cost with fees and freight', async () => {
    const lamps = { hts: '9405.11.6010', origin: 'CN', entry_date: '2026-10-09', value: '18750' }
    const { status, body } = await app.answer('estimateCost', {
      body: { ...lamps, freight: '2100', mode: 'ocean' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      duty: '8456.25',
      mpf: { amount: '64.95', rate_percent: '0.3464', exemption: null },
      hmf: { amount: '23.44' },
      to_pay: '8544.64',
      landed_cost: '29394.64',
      effective_percent: '45.57',
      informal: null,
    })
    const cuba = await app.answer('estimateCost', { body: { ...lamps, origin: 'CU' } })
    expect([cuba.status, refusal(cuba).code]).toEqual([422, 'no_duty'])
  })

  test('calculates the duty of steel of China, row by row in English', async () => {
    const answer = await duty(STEEL)
    expect(answer.status).toBe(200)
    expect(done(answer).duty).toBe('7500.00')
    expect(done(answer).rows.map(({ hts, amount }) => [hts, amount])).toEqual([
      ['9903.91.01', '2500.00'],
      ['9903.05.90', '0.00'],
      ['9903.82.02', '5000.00'],
      ['7208.10.1500', '0.00'],
    ])
    expect(done(answer).rows[0]).toMatchObject({
      program: 'Section 301, China',
      rate_text: '25%',
      basis: [{ quantity: '10000.00', unit: 'USD', converted_from: null }],
      why: "Adds 25 percent of the value. Origin: People's Republic of China.",
      source: expect.stringContaining('U.S. notes 20 and 31'),
    })
    expect(done(answer).rows[3]!.program).toBeNull()
  })

  test('is asked for what is missing, and gets the duty with the answer', async () => {
    const medicine = { ...STEEL, hts: '3004.90.9225', origin: 'IN' }
    const answer = await duty(medicine)
    const [question] = done(answer).open_questions
    expect(question).toMatchObject({ key: 'medicine', question: 'What kind of medicine is this?' })
    expect(question!.options).toContainEqual({
      value: 'generic',
      label: 'Generic or biosimilar',
      changes_duty_by: '-10000.00',
    })
    const answered = await duty({ ...medicine, answers: { medicine: 'generic' } })
    expect(answered.body).toMatchObject({ duty: '0.00', open_questions: [] })
  })

  test('sees an open duty and the missing quantity, and what a claim would save once it is there', async () => {
    const goats = { hts: '0104.20.0000', origin: 'CA', entry_date: '2026-10-09', value: '100000' }
    const open = await duty(goats)
    expect(open.body).toMatchObject({
      duty: null,
      open_questions: [{ key: 'quantity NO', question: 'What is the quantity in NO?', options: [] }],
      savings: [{ spi: 'S', saves: null }],
    })
    const known = await duty({ ...goats, quantities: [{ quantity: '500', unit: 'NO' }] })
    expect(known.body).toMatchObject({ duty: '10340.00', savings: [{ spi: 'S', saves: '10340.00' }] })
    expect(done(known).warnings).toEqual([])
  })

  test('reads in words what to check where the data is not certain', async () => {
    const paper = { hts: '4802.61.1000', origin: 'CA', entry_date: '2026-10-09', value: '1000' }
    expect(done(await duty(paper)).warnings).toContainEqual(
      expect.stringMatching(/^U\.S\. note 51\(b\)\(3\) may add 50 percent/),
    )
  })
})

describe('a question without an answer is refused in words', () => {
  test.each([
    [
      'a number that the edition lacks',
      { hts: '9405.41.9999' },
      /HTS 2026 Rev 10 has no number 9405\.41\.9999/,
    ],
    ['goods of Cuba', { origin: 'CU' }, /31 CFR 515\.204/],
    ['chapter 99 alone', { hts: '9903.88.15' }, /chapters 1 to 97/],
  ])('%s', async (_, change, message) => {
    const answer = await duty({ ...STEEL, ...change })
    expect([answer.status, refusal(answer).code]).toEqual([422, 'no_duty'])
    expect(refusal(answer).message).toMatch(message)
  })

  test.each([
    ['a country that does not exist', { origin: 'QQ' }],
    ['a value in words', { value: 'ten' }],
    ['a negative value', { value: '-1' }],
    ['a day that does not exist', { entry_date: '2026-02-30' }],
    ['a number of letters', { hts: 'lamp' }],
    ['four quantities', { quantities: Array(4).fill({ quantity: '1', unit: 'NO' }) }],
    [
      'a thousand answers',
      { answers: Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`a${i}`, '1'])) },
    ],
  ])('%s', async (_, change) => {
    const answer = await duty({ ...STEEL, ...change })
    expect([answer.status, refusal(answer).code]).toEqual([400, 'validation_failed'])
  })

  test('a line that does not exist is 404', async () => {
    const answered = await app.answer('getTariffLine', { params: { hts: '9405.41.9999' } })
    expect([answered.status, refusal(answered).message]).toEqual([
      404,
      'HTS 2026 Rev 10 has no number 9405.41.9999.',
    ])
  })

  test('an empty search finds nothing', async () =>
    expect(done(await app.answer('findTariffGoods', { query: { q: '' } })).rows).toEqual([]))
})
