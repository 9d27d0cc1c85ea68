import { CASE_1_DRAFT } from '../e2e/fixtures/case-1-draft.ts'
import { measure, report } from './lib/figures.ts'
import { withRunningApi } from './lib/running-api.ts'

const TIMES = { warmUp: 50, measured: 300 }

/** Saving one section of case 1 through the API: the request after each pause in typing. */
await withRunningApi(async (session) => {
  let entry = await session.save(await session.createEntry(), CASE_1_DRAFT)
  const figures = await measure(TIMES, async (round) => {
    entry = await session.save(entry, { totals_declarations: { file_reference_no: `AF-${round}` } })
  })
  report('Saving one section', figures)
})
