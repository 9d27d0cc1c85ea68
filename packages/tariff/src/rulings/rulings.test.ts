import { expect, test } from 'vitest'
import { createTariffSearch, indexGoods } from '../search/index.ts'
import { shippedSchedules } from '../shipped/index.ts'
import { goodsOfSubject, openRulings, packRulings, type Ruling, unpackRulings } from './index.ts'

const LANTERN: Ruling = {
  number: 'N301234',
  day: '2018-11-05',
  hts: ['9405418440', '99038803'],
  modifiedBy: ['H310000'],
  subject: 'The tariff classification of a blorp lantern from China',
}
const ruling = (number: string, subject: string, ...hts: string[]): Ruling => ({
  number,
  day: '2020-01-02',
  hts,
  modifiedBy: [],
  subject,
})
const LIST = {
  rulings: [
    LANTERN,
    ruling('H100', 'The tariff classification of a glimmet from Italy', '4202929100', '6307909800'),
    ruling('A900', 'The tariff classification of a quarnil from Italy', '9405401000'),
    ruling('B500', 'Gifts of a shop', '9503000073', '610910', '620342', '420292', '691200', '701349'),
  ],
  revoked: ['087777', 'N000001'],
}
const opened = await openRulings(new TextEncoder().encode(packRulings(LIST)))

test('rulings are found by their numbers, revoked ones are known but not found', () => {
  expect(opened.count).toBe(4)
  for (const each of LIST.rulings) expect(opened.find(each.number)).toEqual(each)
  for (const number of LIST.revoked) {
    expect(opened.find(number)).toBeUndefined()
    expect(opened.has(number)).toBe(true)
  }
  for (const number of ['', 'N30123', 'N3012345', 'ZZZ']) expect(opened.has(number)).toBe(false)
})

test('what was packed is unpacked, in the order of the numbers; a subject with tabs stays one line', () => {
  const { rulings, revoked } = unpackRulings(packRulings(LIST))
  expect(rulings.map(({ number }) => number)).toEqual(['A900', 'B500', 'H100', 'N301234'])
  expect(revoked).toEqual(['087777', 'N000001'])
  const [tabs] = unpackRulings(
    packRulings({ rulings: [{ ...LANTERN, subject: 'A\tlamp\nof steel ' }], revoked: [] }),
  ).rulings
  expect(tabs?.subject).toBe('A lamp of steel')
})

test('a ruling is searched by its goods under each of its subheadings, but not by the goods of a whole shop', () => {
  const texts = Array.from({ length: opened.texts.count }, (_, text) => opened.texts.at(text))
  expect(texts.map(({ ruling: of, number, words }) => [of?.number, number, words])).toEqual([
    ['A900', '9405401000', 'quarnil'],
    ['H100', '4202929100', 'glimmet'],
    ['H100', '6307909800', 'glimmet'],
    ['N301234', '9405418440', 'blorp lantern'],
  ])
})

test('a search finds the goods of rulings; a number of an earlier edition leads to its heading alone', async () => {
  const index = await indexGoods(opened.texts)
  const search = await createTariffSearch(shippedSchedules()[0], () => index)
  const found = (words: string) => search({ words, within: '' }).rows
  expect(found('blorp')[0]).toMatchObject({
    number: '940541',
    known: [{ ruling: { number: 'N301234', day: '2018-11-05' } }],
  })
  // 9405.40 was divided in 2022: every row is of the heading, and none is 9405.40.
  const rows = found('quarnil').map(({ number }) => number)
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.filter((number) => !number.startsWith('9405'))).toEqual([])
  expect(rows).not.toContain('940540')
  expect(found('quarnil')[0]?.known[0]?.ruling?.number).toBe('A900')
})

test.each([
  ['The tariff classification of a plastic lantern from China', 'plastic lantern'],
  ['The tariff classification of candles from China and Hong Kong.', 'candles'],
  ['The tariff classification of a mug from an unspecified country', 'mug'],
  ['The tariff classification of juice from concentrate', 'juice from concentrate'],
  ['Application for Further Review of Protest 3901-95-101188, dated May 17, 1995', ''],
  [
    'Application for Further Review of Protest No. 5301-23-109539; Classification of Certain Clamps',
    'Clamps',
  ],
  ['Revocation of NY N310710; Classification of Metal Lockers', 'Metal Lockers'],
  ['The country of origin, and marking of a bolt assembly', 'bolt assembly'],
  ['Eligibility under the United States-Mexico-Canada Agreement (USMCA) of a cargo rack', 'cargo rack'],
  ['Tariff classification and status under the NAFTA, of a wool coat', 'wool coat'],
  ['live IGUANA LIZARDS', 'live IGUANA LIZARDS'],
])('the goods of the subject "%s"', (subject, goods) => expect(goodsOfSubject(subject)).toBe(goods))
