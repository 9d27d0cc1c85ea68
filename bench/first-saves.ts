import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { withRunningApi } from './lib/running-api.ts'

const PEOPLE = 10
const FIRST_MS = 10_000
const WARM_FROM_MS = 30_000
const WARM_MS = 10_000

/**
 * How long a save takes in the first ten seconds after a start, against a warm server: ten people, each of whom saves
 * once a second. Compare the ratio: at most 3 for the 95th percentile against the warm median.
 */
await withRunningApi(async (session) => {
  const begun = performance.now()
  const first: number[] = []
  const warm: number[] = []
  const since = () => performance.now() - begun
  await Promise.all(
    Array.from({ length: PEOPLE }, async (_, person) => {
      let entry = await session.createEntry(draftOf(3))
      for (let turn = 0; since() < WARM_FROM_MS + WARM_MS; turn += 1) {
        const at = performance.now()
        entry = await session.save(entry, {
          totals_declarations: { file_reference_no: `AF-${person}-${turn}` },
        })
        const took = performance.now() - at
        if (at - begun < FIRST_MS) first.push(took)
        else if (at - begun > WARM_FROM_MS) warm.push(took)
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - took)))
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
      `${name}: median ${quantile(times, 0.5).toFixed(1)} ms, 95 % within ${p95.toFixed(1)} ms, ${(p95 / median).toFixed(1)} of the warm median`,
    )
  }
})
