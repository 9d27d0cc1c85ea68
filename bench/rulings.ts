import { performance } from 'node:perf_hooks'
import { openRulings, packRulings, type Ruling } from '@edfe/tariff/rulings'
import { bothTexts, createTariffSearch, indexGoods, textsOf } from '@edfe/tariff/search'
import { shippedGoods, shippedSchedules } from '@edfe/tariff/shipped'
import { figuresOf, report } from './lib/figures.ts'

/** CROSS had 218,606 rulings in August 2026; about 142,000 of them are on goods with a number. */
const RULINGS = 190_000
const BAR_MS = 20
const BAR_MEGABYTES = 120
const BYTES_IN_MEGABYTE = 1e6

const schedule = shippedSchedules()[0]
const shipped = shippedGoods()

/** Rulings with the words of goods that the product knows, two of them each; CROSS itself is not asked. */
function madeUp(): Uint8Array {
  const words = shipped.map((goods) => goods.words)
  const numbers = schedule.rows.flatMap(({ number }) => (number.length === 10 && number < '98' ? number : []))
  const rulings = Array.from({ length: RULINGS }, (_, at): Ruling => {
    const pick = (from: readonly string[], times: number) => from[(at * times) % from.length]!
    return {
      number: `N${String(at).padStart(6, '0')}`,
      day: '2018-11-05',
      hts: [pick(numbers, 7919), pick(numbers, at % 3 === 0 ? 104_729 : 7919)],
      modifiedBy: [],
      // An own word for every fourth ruling: trade names.
      subject: `The tariff classification of ${pick(words, 7907)} and ${pick(words, 104_723)} ${at % 4 ? '' : `x${at}`} from China`,
    }
  })
  return new TextEncoder().encode(packRulings({ rulings, revoked: [] }))
}

/** Heap and arrays in megabytes, after the garbage is collected. */
function held(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return (heapUsed + arrayBuffers) / BYTES_IN_MEGABYTE
}

const searchWith = async (index: Awaited<ReturnType<typeof indexGoods>>) =>
  createTariffSearch(schedule, () => index)

const before = await searchWith(await indexGoods(textsOf(shipped)))
const packed = madeUp()
const withoutRulings = held() - packed.length / BYTES_IN_MEGABYTE
const started = performance.now()
let longest = 0
let last = started
const timer = setInterval(() => {
  longest = Math.max(longest, performance.now() - last)
  last = performance.now()
}, 1)
const rulings = await openRulings(packed)
const index = await indexGoods(bothTexts(textsOf(shipped), rulings.texts))
clearInterval(timer)
console.log(
  `${rulings.count} rulings: taken over in ${((performance.now() - started) / 1000).toFixed(1)} s; other work waited ${longest.toFixed(0)} ms at most.`,
)
const megabytes = held() - withoutRulings
console.log(`They hold ${megabytes.toFixed(0)} MB (bar ${BAR_MEGABYTES}).`)
if (megabytes > BAR_MEGABYTES) process.exitCode = 1

const search = await searchWith(index)
const queries = shipped.filter((_, at) => at % 20 === 0).map((goods) => goods.words)
for (const ask of [before, search]) for (const words of queries) ask({ words, within: '' })
const processor: number[] = []
const times = queries.map((words) => {
  const [asked, used] = [performance.now(), process.cpuUsage()]
  search({ words, within: '' })
  const { user, system } = process.cpuUsage(used)
  processor.push((user + system) / 1000)
  return performance.now() - asked
})
report('A search with all rulings', figuresOf(times), { of: 'p95', ms: BAR_MS })
// What other work beside it leaves nearly equal.
report('  its processor time', figuresOf(processor))
