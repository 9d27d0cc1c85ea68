import { SAMPLE_DRAFT } from '../e2e/fixtures/sample-draft.ts'
import { measure, report } from './lib/figures.ts'
import { withRunningApi } from './lib/running-api.ts'

const TIMES = { warmUp: 50, measured: 300 }

/** Saving one section of the sample entry through the API: the request after each pause in typing. */
await withRunningApi(async (session) => {
  let entry = await session.save(await session.createEntry(), SAMPLE_DRAFT)
  const figures = await measure(TIMES, async (round) => {
    entry = await session.save(entry, { totals_declarations: { file_reference_no: `AF-${round}` } })
  })
  report('Saving one section', figures)
})
