import { setTimeout as wait } from 'node:timers/promises'
import { createTariffSearch, indexGoods, type TariffSearch, textsOf } from '@edfe/tariff/search'
import { shippedGoods, shippedSchedules } from '@edfe/tariff/shipped'
import { figuresOf, report } from './lib/figures.ts'
import { reportMemory } from './lib/memory.ts'
import { everydayRulings, isAsked, openGoods } from './lib/open-goods.ts'
import { plainBm25 } from './lib/plain-bm25.ts'
import { withRunningApi } from './lib/running-api.ts'
import { type JudgedGoods, reportAccuracy, reportLikely } from './lib/search-accuracy.ts'

const BAR_MS = 20
const PER_SECOND = 50
const WARM_UP = 200
const REQUESTS = WARM_UP + 500
/** The index of the shipped schedule, and its memory. */
const schedule = shippedSchedules()[0]
reportMemory('With the schedule')
const started = performance.now()
const known = shippedGoods()
const goods = await indexGoods(textsOf(known.filter((goods) => !isAsked(goods))))
const search = await createTariffSearch(schedule, () => goods)
console.log(`Building the index: ${(performance.now() - started).toFixed(0)} ms`)
reportMemory('With the index')

const bm25 = plainBm25(schedule)
const reportSet = (title: string, goods: readonly JudgedGoods[], asked: TariffSearch) => {
  reportAccuracy(`Plain BM25, ${title}`, goods, bm25)
  reportAccuracy(`The search, ${title}`, goods, (words) =>
    asked({ words, within: '' }).rows.map(({ number }) => number),
  )
  reportLikely(`The search, ${title}`, goods, (words) => asked({ words, within: '' }).rows[0])
}
for (const [title, goods] of openGoods(known)) reportSet(title, goods, search)

/** The rulings of the everyday goods are taken out of what is searched for them. */
const everyday = everydayRulings()
const ofEveryday = new Set(everyday.map(({ ruling }) => ruling))
const withoutEveryday = known.filter(({ ruling }) => !ruling || !ofEveryday.has(ruling.number))
const withoutThem = await indexGoods(textsOf(withoutEveryday))
reportSet('200 everyday goods of rulings', everyday, await createTariffSearch(schedule, () => withoutThem))

/** Two words of two lines each, so that few searches repeat a word. */
const words = schedule.rows.flatMap(({ description }) => /[a-z]{5,}/.exec(description)?.[0] ?? [])
const queries = Array.from(
  { length: REQUESTS },
  (_, index) => `${words[(index * 7919) % words.length]} ${words[(index * 104_729 + 13) % words.length]}`,
)

/** Fifty searches a second through the API, as many people who type; each begins on time, whatever the others take. */
await withRunningApi(async (session) => {
  const search = (query: string) =>
    session.send('GET', `/api/tariff/goods?q=${encodeURIComponent(query)}&origin=CN`)
  // The first searches of a server build the index and are compiled; what follows is what people meet.
  for (const query of queries.slice(0, WARM_UP)) await search(query)
  const times = await Promise.all(
    queries.slice(WARM_UP).map(async (query, index) => {
      await wait((index * 1000) / PER_SECOND)
      const asked = performance.now()
      await search(query)
      return performance.now() - asked
    }),
  )
  report(`Searching the tariff, ${PER_SECOND} a second`, figuresOf(times), { of: 'p95', ms: BAR_MS })
})
