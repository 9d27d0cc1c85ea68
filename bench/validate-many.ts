import { totalsOf } from '@edfe/domain/calculations'
import { finalReview } from '@edfe/domain/review'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { measure, report } from './lib/figures.ts'
import { reportMemory } from './lib/memory.ts'
import { reviewContext } from './lib/review-context.ts'

const ENTRIES = 1000
const LINES = 10
const BAR_MS = 2000
const TIMES = { warmUp: 1, measured: 7 }

/** The full validation of 1,000 entries of ten lines in one process. Each entry is a separate draft. */
const context = reviewContext()
const drafts = Array.from({ length: ENTRIES }, () => draftOf(LINES))
reportMemory(`With ${ENTRIES} entries of ${LINES} lines in hand`)

let found = 0
const figures = await measure(TIMES, () => {
  for (const draft of drafts) {
    found += finalReview(draft, context).issues.length
    totalsOf(draft)
  }
})
report(`Full validation of ${ENTRIES} entries of ${LINES} lines`, figures, { of: 'median', ms: BAR_MS })
reportMemory(`After ${TIMES.warmUp + TIMES.measured} rounds and ${found} findings`)
