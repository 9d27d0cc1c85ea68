import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './harness.ts'

/** A build whose pages show what the server gives to their renderer. */
const dist = mkdtempSync(join(tmpdir(), 'edfe-pages-test-'))
const HASHES = `{"styles":["'sha256-c3R5bGU='"],"scripts":[]}`
const files: Record<string, string> = {
  'public-pages.mjs': 'export const fillPage = (frame, page) => frame + JSON.stringify(page)',
  ...Object.fromEntries(
    ['tariff', 'estimate'].flatMap((name) => [
      [`site/${name}/index.html`, 'visitor: '],
      [`site/${name}/index.html.hashes.json`, HASHES],
      [`site/${name}/index.signed-in.html`, 'member: '],
      [`site/${name}/index.signed-in.html.hashes.json`, HASHES],
    ]),
  ),
}

let app: TestApp
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), text)
  }
  app = await startApp({ env: { WEB_DIST: dist, EDFE_TODAY: '2026-10-09' } })
})
afterAll(async () => {
  await app.stop()
  rmSync(dist, { recursive: true })
})

async function pageAt(path: string) {
  const { status, body, headers } = await app.call('GET', path)
  expect(status).toBe(200)
  const [frame, ...rest] = String(body).split(': ')
  return { frame, headers, data: JSON.parse(rest.join(': ')).data }
}

test('the tariff page opens with its chapters, today, under the policy of its frame', async () => {
  const { frame, headers, data } = await pageAt('/tariff')
  expect(frame).toBe('visitor')
  expect(String(headers['content-security-policy'])).toContain("'sha256-c3R5bGU='")
  expect(data).toMatchObject({ day: '2026-10-09', asked: { q: '', on: '' } })
  expect(data.chapters).toHaveLength(98)
  expect(data.goods).toBeUndefined()
})

test('someone with a session gets the page of members', async () => {
  const member = await app.account()
  const { body } = await app.call('GET', '/estimate', { as: member })
  expect(String(body)).toMatch(/^member: .*"isSignedIn":true/)
})

test('words find subheadings, digits their numbers, a number opens one, a chapter its headings', async () => {
  const words = await pageAt('/tariff?q=LED+ceiling+lamp+steel+body&origin=cn')
  expect(words.data.goods.rows[0]).toMatchObject({
    hts: '9405.11',
    lines: expect.arrayContaining([expect.objectContaining({ hts: '9405.11.6010', percent: '45.1' })]),
  })
  const digits = await pageAt('/tariff?q=9405.11')
  expect(digits.data.goods).toMatchObject({ within: '9405.11', rows: [{ hts: '9405.11' }] })
  const number = await pageAt('/tariff?hts=9405116010')
  expect(number.data).toMatchObject({ asked: { hts: '9405.11.6010' }, line: { general: '7.6%' } })
  const chapter = await pageAt('/tariff?chapter=01')
  expect(chapter.data.headings[0]).toMatchObject({ hts: '0101' })
})

test('a whole number says what other agencies ask of the goods, on both pages', async () => {
  for (const path of ['/tariff?hts=0409000005', '/estimate?hts=0409000005']) {
    const { agencies } = (await pageAt(path)).data
    expect(agencies[0].asks).toContain('Is it meant to be eaten or drunk')
    expect(agencies[0].help).toContain('Ask the supplier for the registration number of the facility')
    expect(agencies[0].supplier[0]).toContain('registration number of the facility')
  }
  expect((await pageAt('/tariff?hts=0409')).data.agencies).toEqual([])
})

test('both pages say when the additional duties were reviewed more than 45 days before the entry', async () => {
  const old = 'The additional duties are as of 10/10/2026. Later changes are not in these duties.'
  const inTime = await pageAt('/tariff?on=2026-11-24')
  expect(inTime.data.notes).not.toContain(old)
  for (const path of ['/tariff?on=2026-11-25', '/estimate?on=2026-11-25'])
    expect((await pageAt(path)).data.notes, path).toContain(old)
})

test('a number says which part of the law is missing for goods of the chosen origin', async () => {
  const coffee = '/tariff?hts=0901.11.00.15&origin='
  expect((await pageAt(`${coffee}BR`)).data.warnings).toEqual([
    expect.stringMatching(/^U\.S\. note 50\(a\) exempts some products of Brazil/),
  ])
  expect((await pageAt(`${coffee}TH`)).data.warnings).toEqual([])
  expect((await pageAt(`${coffee}CU`)).data.warnings).toEqual([expect.stringMatching(/31 CFR 515/)])
})

test.each([
  ['/tariff?hts=9999.99.9999', /HTS 2026 Rev 10 has no number 9999\.99\.9999/],
  ['/tariff?hts=lamp', /has no number lamp/],
])('%s says what is wrong', async (path, problem) => {
  expect((await pageAt(path)).data.problem).toMatch(problem)
})

test('six digits of a foreign invoice show what is under them', async () => {
  const { data } = await pageAt('/tariff?hts=850760')
  expect(data.problem).toBeUndefined()
  expect(data.line.below.map(({ hts }: { hts: string }) => hts)).toEqual([
    '8507.60.0010',
    '8507.60.0030',
    '8507.60.0090',
  ])
})

test('what an address cannot mean is left out, not refused', async () => {
  const { data } = await pageAt('/tariff?q=lamp&q=chair&origin=QQ&on=2026-02-30&chapter=77')
  expect(data).toMatchObject({ asked: { q: 'lamp', origin: '', on: '' }, headings: [] })
})

const LAMPS = '/estimate?hts=9405.11.6010&origin=CN&value=%2418%2C750&quantity_1=2400&freight=2100'

test('an estimate at its address: the cost, the questions, and the same from another country', async () => {
  const { data } = await pageAt(`${LAMPS}&with_origin=VN`)
  expect(data.costs).toMatchObject([
    { origin: 'CN', cost: { to_pay: '8544.64', landed_cost: '29394.64' } },
    { origin: 'VN', cost: { to_pay: '3857.14', landed_cost: '24707.14' } },
  ])
  expect(data.questions).toMatchObject([{ key: 'civil_aircraft' }])
  expect(data.goods.units).toEqual(['NO'])
})

test('words in place of a number find the subheadings, the beginning of one its numbers', async () => {
  const words = (await pageAt('/estimate?hts=LED+ceiling+lamp&origin=CN')).data
  expect(words.problems).toEqual({})
  expect(words.found.rows[0]).toMatchObject({ hts: '9405.11', is_likely: true })
  expect(words.found.rows[0].lines).toContainEqual(
    expect.objectContaining({ hts: '9405.11.6010', percent: '45.1' }),
  )
  const digits = (await pageAt('/estimate?hts=9405.11')).data
  expect(digits.problems.hts).toMatch(/has longer numbers under it/)
  expect(digits.found).toMatchObject({ within: '9405.11', rows: [{ hts: '9405.11' }] })
  expect((await pageAt(LAMPS)).data.found).toBeUndefined()
})

test.each([
  ['words in place of the number', 'hts=led+lamp&words=kettle&goods_answers=glass', 'led lamp', ''],
  ['words that found the number', 'hts=9405.11.6010&words=led+lamp&goods_answers=glass', 'led lamp', 'glass'],
  ['digits, which say nothing of goods', 'hts=9405.11.6010&words=9405.11', '', ''],
  ['an answer that does not exist', 'hts=9405.11.6010&words=led+lamp&goods_answers=x', 'led lamp', ''],
])('an estimate carries along %s', async (_, query, words, goods_answers) => {
  const { data } = await pageAt(`/estimate?${query}`)
  expect(data.asked).toMatchObject({ words, goods_answers })
})

test('an answer counts, and its question stays so that it can be changed', async () => {
  const { data } = await pageAt(`${LAMPS}&a.civil_aircraft=yes`)
  expect(data.costs[0].cost.duty).toBe('6112.50')
  expect(data.questions).toMatchObject([{ key: 'civil_aircraft' }])
})

test('two days are compared by the edition and the measures of each', async () => {
  const { data } = await pageAt(`${LAMPS}&with_on=2026-07-01`)
  expect(data.costs.map(({ on, cost }: { on: string; cost: { duty: string } }) => [on, cost.duty])).toEqual([
    ['2026-10-09', '8456.25'],
    ['2026-07-01', '7987.50'],
  ])
})

test.each([
  ['hts=9405&origin=CN&value=100', 'hts', /longer numbers under it/],
  ['hts=9405.99.9999&origin=CN&value=100', 'hts', /has no number/],
  ['hts=850760&origin=CN&value=100', 'hts', /8507\.60 has longer numbers under it/],
  ['hts=8471.30&origin=CN&value=100', 'hts', /8471\.30 is the beginning of one number: 8471\.30\.0100/],
  ['hts=9405.11.6010&origin=CU&value=100', 'hts', /31 CFR 515\.204/],
  ['hts=9405.11.6010&origin=CN&value=ten', 'value', /Enter US dollars/],
  ['hts=9405.11.6010&origin=CN&value=-5', 'value', /Enter US dollars/],
  ['hts=9405.11.6010&origin=CN&value=5&quantity_1=1,5', 'quantity_1', /Enter a number/],
])('an estimate of %s says so beside %s', async (query, name, problem) => {
  const { data } = await pageAt(`/estimate?${query}`)
  expect(data.problems[name]).toMatch(problem)
  expect(data.costs).toEqual([])
})
