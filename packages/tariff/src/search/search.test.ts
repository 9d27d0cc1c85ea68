import { readAskedGoods } from '@edfe/domain/search'
import { expect, test } from 'vitest'
import { type EverydayGoods, GOODS_FOR_TUNING, GOODS_TO_CHECK } from '../../test/fixtures/index.ts'
import { shippedGoods, shippedSchedules } from '../shipped/index.ts'
import { indexGoods } from './goods-index.ts'
import { textsOf } from './goods-texts.ts'
import { PHRASES, phrasesIn } from './phrases.ts'
import { weighedWords } from './query-words.ts'
import { rowWords } from './row-words.ts'
import { bestLines, createTariffSearch } from './search-index.ts'
import { rankSubheadings } from './subheading-ranking.ts'
import { SYNONYMS, synonymsOf } from './synonyms.ts'
import { indexWords } from './word-index.ts'
import { nameFormOf, singularOf, stemOf, wordsOf } from './words.ts'

const schedule = shippedSchedules()[0]
const known = await indexGoods(textsOf(shippedGoods()))
const search = await createTariffSearch(schedule, () => known)
const goodsOf = (query: string, limit?: number) =>
  search(readAskedGoods(query), limit === undefined ? {} : { limit })
const linesOf = (query: string, limit = 20) =>
  bestLines(goodsOf(query, limit), limit).map(({ position }) => schedule.lineAt(position))
const numbers = (query: string, limit?: number) => linesOf(query, limit).map(({ number }) => number)

test('LED ceiling lamp, steel body: the first lines are ceiling luminaires for LED, of base metal', () => {
  const [first, second] = linesOf('LED ceiling lamp, steel body')
  expect([first?.number, second?.number]).toEqual(['9405116010', '9405116020'])
  expect(first?.path.join(' ')).toMatch(/ceiling or wall lighting fittings.*LED.*base metal/)
})

test.each([
  ['cotton t-shirt', '6109'],
  ['laptop', '8471'],
  ['smartphone', '8517'],
  ['olive oil', '1509'],
  ['stainless steel knives', '8211'],
  ['wooden kitchen chair', '9401'],
  ['lithium battery', '8507'],
  ['bicycle', '8712'],
  ['car tires', '4011'],
  ['solar panel', '8541'],
  ['red wine', '2204'],
  ['frozen shrimp', '0306'],
  ['backpack', '4202'],
  ['headphones', '8518'],
  ['steel screws', '7318'],
  ['ceramic mug', '6912'],
  ['toy', '9503'],
  ['brake pads', '6813'],
  ['sunglasses', '9004'],
  ['stainless steel sink', '7324'],
  ['cotton bed sheets', '6302'],
  ['mens jeans', '6203'],
  ['drone', '8806'],
  ['dog food', '2309'],
  ['umbrella', '6601'],
  ['wool sweater for women', '6110'],
])("the first ten lines for '%s' include heading %s", (query, heading) =>
  expect(numbers(query, 10).map((number) => number.slice(0, 4))).toContain(heading),
)

test('a line with more of the words comes before one with fewer', () => {
  const places = numbers('women wool sweater', 500)
  expect(places.indexOf('6110110030')).toBeLessThan(places.indexOf('6110202020'))
})

test.each([
  ['singular and plural', 'knife', 'knives'],
  ['accents and capitals', 'CAFÉ', 'cafe'],
  ['a comma or none', 'lamp, ceiling', 'lamp ceiling'],
])('%s find the same', (_, one, other) => expect(numbers(one)).toEqual(numbers(other)))

test('a word that is being typed finds its lines, and so does one with a slip', () => {
  expect(numbers('sungl')).toContain('9004100000')
  expect(numbers('umbrela').map((number) => number.slice(0, 4))).toContain('6601')
})

test('words that no line has do not hide the others', () =>
  expect(numbers('xqzzwv olive oil')[0]).toMatch(/^1509/))

test('a number finds the subheadings and lines that begin with it, in order', () => {
  expect(rows('9405.1')).toEqual(['940511', '940519'])
  expect(numbers('9405.11', 2)).toEqual(['9405114010', '9405114020'])
  expect(numbers('9405 41 84 40')).toEqual(['9405418440'])
  expect(numbers('9903.88.15')).toEqual(['99038815'])
})

test('digits in front of words leave out every other number', () => {
  expect(rows('brass lamp', 10).some((number) => !number.startsWith('9405'))).toBe(true)
  expect(rows('9405 brass lamp', 10).every((number) => number.startsWith('9405'))).toBe(true)
  expect(numbers('9405.11.60 brass lamp').every((number) => number.startsWith('94051160'))).toBe(true)
  expect(rows('2835 LED strip light')).toEqual([])
})

test.each(['', '   ', '...', 'the of and', '0000', '99999'])('%j finds nothing', (query) =>
  expect(goodsOf(query).rows).toEqual([]),
)

const rows = (query: string, limit = 5) => goodsOf(query, limit).rows.map(({ number }) => number)

test.each([
  // [what people type, the subheading that comes first]
  ['teddy bear', '950300'],
  ['stapler', '847290'],
  ['jeans', '620342'],
  ['e-bike', '871160'],
  ['ibuprofen tablets', '300490'],
  ['christmas tree ornament', '950510'],
  ['dog sweater', '420100'],
  ['steel water bottle insulated', '961700'],
  ['phone case of plastic', '392690'],
  ['power banks', '850760'],
  ['wooden dining chair', '940169'],
])('%s: the first subheading is %s', (query, number) => expect(rows(query)[0]).toBe(number))

test.each([
  ['wood dining chair', 'wooden dining chair'],
  ['wool scarf', 'woollen scarf'],
  ['electric toothbrush', 'electrical toothbrush'],
  ['metal shelf', 'metallic shelf'],
  ['knit hat', 'knitted hat'],
  ['aluminum ladder', 'aluminium ladder'],
  ['gold necklace', 'golden necklaces'],
])('%s and %s find the same subheading first', (noun, adjective) =>
  expect(rows(adjective)[0]).toBe(rows(noun)[0]),
)

test('nonsense is not taken for goods: its words are named', () => {
  expect(goodsOf('blorptastic widgetron')).toMatchObject({
    rows: [],
    unknown: ['blorptastic', 'widgetron'],
    question: undefined,
  })
  expect(goodsOf('blorptastic olive oil').unknown).toEqual(['blorptastic'])
})

test('a teddy bear is no bearing', () => {
  const numbers = goodsOf('teddy bear').rows.map(({ number }) => number)
  expect(numbers[0]).toBe('950300')
  expect(numbers.filter((number) => number.startsWith('8482'))).toEqual([])
})

test('the first row is likely where all rankings agree or our index has the words, the others are possible', () => {
  const likelyOf = (query: string) => goodsOf(query).rows.map(({ isLikely }) => isLikely)
  expect(likelyOf('teddy bear').slice(0, 3)).toEqual([true, false, false])
  // Our index has no phone case among its exact words, and the rankings differ.
  expect(likelyOf('glow stick novelty kit').some(Boolean)).toBe(false)
})

test('a subheading is one row with all of its lines and the goods that have its number', () => {
  const [first] = goodsOf('jeans').rows
  expect(first?.known[0]).toEqual({ number: '620342', words: 'jeans', source: 'own' })
  expect(new Set(rows('shirt', 10)).size).toBe(10)
  const lines = first?.lines.map((position) => schedule.rows[position]!.number) ?? []
  expect(lines.every((number) => number.startsWith('620342'))).toBe(true)
  expect(lines).toHaveLength(new Set(schedule.rows.filter(({ number }) => /^620342\d{4}$/.test(number))).size)
})

test.each([
  // [goods, the first lines: those for other goods come behind those that name theirs]
  ['ceramic vase', ['6913902000', '6913903000', '6913905000']],
  ['silk scarf', ['6214101000', '6214102000']],
])('%s: a line for other goods comes behind those beside it', (query, expected) =>
  expect(
    goodsOf(query)
      .rows[0]?.lines.slice(0, expected.length)
      .map((line) => schedule.rows[line]!.number),
  ).toEqual(expected),
)

test('no more lines come back than were asked for', () => {
  expect(numbers('steel', 7)).toHaveLength(7)
  expect(rows('94', 3)).toHaveLength(3)
})

test('a very long query costs no more than its first words', () =>
  expect(numbers(`olive oil ${'steel '.repeat(5000)}`, 3)).toHaveLength(3))

test('words are split and stemmed as people type them', () => {
  expect(wordsOf("Men's T-shirts, 100% cotton")).toEqual(['men', 'tshirts', '100', 'cotton'])
  expect(stemOf('luminaires')).toBe(stemOf('luminaire'))
  expect(stemOf('of')).toBeUndefined()
  expect(wordsOf('e-bike, X-ray')).toEqual(['ebike', 'xray'])
  expect(['bearings', 'glasses', 'batteries', 'knives', 'gas'].map(singularOf)).toEqual([
    'bearing',
    'glass',
    'battery',
    'knife',
    'gas',
  ])
  expect(['wooden', 'woollen', 'tyres', 'jewellery', 'chairs'].map(nameFormOf)).toEqual([
    'wood',
    'wool',
    'tire',
    'jewelry',
    'chair',
  ])
  for (const [many, one] of [
    ['lamps', 'lamp'],
    ['vases', 'vase'],
    ['hoses', 'hose'],
    ['dishes', 'dish'],
  ] as const)
    expect(synonymsOf(many), many).toEqual(SYNONYMS[one]?.map((words) => words.split(' ')))
})

test('every synonym is a word of the schedule', () => {
  const known = new Set(schedule.rows.flatMap(({ description }) => wordsOf(description).map(stemOf)))
  const words = Object.keys(SYNONYMS).flatMap((word) => synonymsOf(word).flat())
  expect(words.length).toBeGreaterThan(100)
  expect(words.filter((word) => stemOf(word) && !known.has(stemOf(word)))).toEqual([])
})

test('the words of every synonym and phrase occur together in a line', () => {
  const linesOf = new Map<string, Set<number>>()
  schedule.rows.forEach(({ number }, position) => {
    if (number.length < 8 || number >= '98' || !schedule.isWholeAt(position)) return
    for (const word of wordsOf(schedule.lineAt(position).path.join(' '))) {
      const stem = stemOf(word) ?? ''
      linesOf.set(stem, (linesOf.get(stem) ?? new Set()).add(position))
    }
  })
  const texts = [...Object.values(SYNONYMS), ...Object.values(PHRASES)].flat()
  const isInNoLine = (text: string) => {
    const stems = text.split(' ').flatMap((word) => stemOf(word) ?? [])
    const [first, ...others] = stems.map((stem) => linesOf.get(stem) ?? new Set())
    return !first || ![...first].some((line) => others.every((lines) => lines.has(line)))
  }
  expect([...new Set(texts)].filter(isInNoLine)).toEqual([])
})

test('a phrase is found in any form, and says more than its words', () => {
  expect(phrasesIn(['two', 'power', 'banks'])).toEqual([
    [],
    [['lithium', 'ion', 'storage', 'batteries']],
    [['lithium', 'ion', 'storage', 'batteries']],
  ])
  expect(numbers('power bank')[0]).toMatch(/^850760/)
})

test('what a description leaves out finds nothing of it', () => {
  const { weights } = rowWords(
    'Lamps of steel (including desk lamps), other than of brass, whether or not painted',
  )
  expect(Object.fromEntries(weights)).toEqual({
    lamp: 1,
    steel: 0.6,
    includ: 0.5,
    desk: 0.5,
    paint: 0.6,
  })
})

test('a number whose names have all of the words between them comes before one whose name has half of them', async () => {
  const known = [
    { number: '940521', words: 'blorp lamp for a large table' },
    { number: '940521', words: 'quarnil lamp for a large table' },
    { number: '620520', words: 'blorp' },
    ...['shirt', 'cotton shirt', 'white shirt'].map((words) => ({ number: '620520', words })),
  ]
  const goods = await indexGoods(textsOf(known.map((each) => ({ ...each, source: 'own' }))))
  const query = weighedWords('quarnil blorp')
  expect(goods.neighborsOf(query)[0]?.goods.number).toBe('620520')
  const lines = schedule.rows.flatMap(({ number }, at) =>
    /^(?:940521|620520)\d{4}/.test(number) ? [at] : [],
  )
  const ranking = rankSubheadings(
    await indexWords(schedule, lines),
    lines.map((line) => schedule.rows[line]!.number),
  )
  expect(ranking(goods, query).six).toEqual(['940521', '620520'])
})

test('goods that only a heading of chapter 99 names are found under the number that it gives', () =>
  expect(numbers('vase of blown glass', 1)[0]).toMatch(/^70139950/))

test('paint is coatings before brushes and painted steel, and a vase is other glassware', () => {
  expect(numbers('paint', 1)[0]).toMatch(/^3209/)
  expect(numbers('paint brush', 1)[0]).toMatch(/^960340/)
  expect(numbers('glass vase', 2).every((number) => number.startsWith('701399'))).toBe(true)
  expect(numbers('crystal vase', 2).every((number) => number.startsWith('701391'))).toBe(true)
})

test('parts come behind the goods, unless the search asks for parts or components', () => {
  expect(rows('drone')[0]).toMatch(/^8806/)
  expect(numbers('bicycle parts', 3).every((number) => number.startsWith('8714'))).toBe(true)
  expect(numbers('bicycle components', 3).every((number) => number.startsWith('8714'))).toBe(true)
})

/** How many goods are found within the first 1, 3 and 10 lines. */
const foundWithin = (goods: readonly EverydayGoods[]) => {
  const places = goods.map(([query, accepted]) =>
    numbers(query, 10).findIndex((number) => accepted.split(' ').some((start) => number.startsWith(start))),
  )
  return [1, 3, 10].map((most) => places.filter((place) => place >= 0 && place < most).length)
}

test('every number that an expert accepts is in the schedule', () => {
  const accepted = [...GOODS_FOR_TUNING, ...GOODS_TO_CHECK].flatMap(([, starts]) => starts.split(' '))
  expect(accepted.filter((start) => !schedule.rows.some(({ number }) => number.startsWith(start)))).toEqual(
    [],
  )
})

test.each([
  // [goods, how many, and how many of them have to be within the first 1, 3 and 10 lines: these never become fewer]
  ['goods that the search was tuned by', GOODS_FOR_TUNING, 82, [76, 81, 82]],
  ['goods that it was not tuned by', GOODS_TO_CHECK, 68, [57, 62, 64]],
] as const)('%s are found where an expert would enter them', (_, goods, count, atLeast) => {
  expect(goods).toHaveLength(count)
  const found = foundWithin(goods)
  expect(
    found.map((places, at) => places >= atLeast[at]!),
    String(found),
  ).toEqual([true, true, true])
})
