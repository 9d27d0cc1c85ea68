import { totalsOf } from '@edfe/domain/calculations'
import { checkEntry } from '@edfe/domain/review'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { figuresOf, measure, report } from './lib/figures.ts'
import { reviewContext } from './lib/review-context.ts'

const BAR_MS = 10
const PARSE_BAR = 6
const TIMES = { warmUp: 50, measured: 300 }

/** All rules and totals for an entry of 999 lines, as in the final review. */
const draft = draftOf(999)
const context = reviewContext()

report('Totalling 999 lines', await measure(TIMES, () => totalsOf(draft)))
const both = await measure(TIMES, () => {
  checkEntry(draft, context)
  totalsOf(draft)
})
report('Validating and totalling 999 lines', both, { of: 'median', ms: BAR_MS })

/** Turn by turn, so that both meet the same machine. */
const text = JSON.stringify(draft)
const parsing: number[] = []
const validating = await measure(TIMES, (round) => {
  const started = performance.now()
  JSON.parse(text)
  if (round >= TIMES.warmUp) parsing.push(performance.now() - started)
  checkEntry(draft, context)
})
const parse = figuresOf(parsing).median
const ratio = (validating.median - parse) / parse
console.log(
  `Validating takes ${ratio.toFixed(1)} times as long as parsing the same JSON (${parse.toFixed(2)} ms); ` +
    `the bar is ${PARSE_BAR}: ${ratio <= PARSE_BAR ? 'met' : 'NOT MET'}`,
)
