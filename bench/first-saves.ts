import { setTimeout as wait } from 'node:timers/promises'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { withRunningApi } from './lib/running-api.ts'

const PEOPLE = 10
const EVERY_MS = 1000
const FIRST_MS = 10_000
const WARM_FROM_MS = 45_000
const WARM_MS = 10_000

/**
 * How long a save takes in the first ten seconds after a start, against a warm server. Ten people have an entry open
 * while the server restarts; from the moment it listens each saves once a second, one after the other, so that a slow
 * save counts once and not again in those that wait behind it. Compare the ratio: at most 3 for the 95th percentile
 * against the warm median. The warm part begins after the tariff is open.
 */
await withRunningApi(async (session, product) => {
  const opened = []
  for (let person = 0; person < PEOPLE; person += 1) opened.push(await session.createEntry(draftOf(3)))
  await product.killServer()
  await product.startServer()
  const begun = performance.now()
  const since = () => performance.now() - begun
  const first: number[] = []
  const warm: number[] = []
  await Promise.all(
    opened.map(async (entry, person) => {
      let current = entry
      await wait((person * EVERY_MS) / PEOPLE)
      for (let turn = 0; since() < WARM_FROM_MS + WARM_MS; turn += 1) {
        const at = since()
        current = await session.save(current, {
          totals_declarations: { file_reference_no: `AF-${person}-${turn}` },
        })
        const took = since() - at
        if (at < FIRST_MS) first.push(took)
        else if (at > WARM_FROM_MS) warm.push(took)
        await wait(Math.max(0, EVERY_MS - took))
      }
    }),
  )
  const quantile = (times: number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
  const median = quantile(warm, 0.5)
  for (const [name, times] of [
    ['First ten seconds', first],
    ['Warm', warm],
  ] as const) {
    const p95 = quantile(times, 0.95)
    console.log(
      `${name}: median ${quantile(times, 0.5).toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, longest ${Math.max(...times).toFixed(0)} ms; ${(p95 / median).toFixed(1)} of the warm median`,
    )
  }
})
