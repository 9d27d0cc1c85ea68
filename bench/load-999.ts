import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { measure, report } from './lib/figures.ts'
import { withRunningApi } from './lib/running-api.ts'

const TIMES = { warmUp: 20, measured: 200 }

/** Loading an entry of 999 lines through the API, as its page does. */
await withRunningApi(async (session) => {
  const { id } = await session.save(await session.createEntry(), draftOf(999))
  report('Loading 999 lines', await measure(TIMES, () => session.entry(id)))
})
