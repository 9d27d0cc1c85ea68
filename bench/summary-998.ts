import { decodeResponse, encodeEntrySummary } from '@edfe/abi'
import { proposeFees } from '@edfe/domain/calculations'
import { parseDay } from '@edfe/domain/calendar'
import { filedDraft, toEntrySummaryFacts } from '@edfe/domain/filing'
import { CBP_PROFILE } from '@edfe/domain/profile'
import { fullReferenceBook } from '@edfe/domain/reference/lazy'
import type { RuleContext } from '@edfe/domain/rules'
import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { formFromDraft, renderForm7501 } from '@edfe/form-7501'
import { NOTHING_ON_FILE } from '../apps/customs-simulator/src/filing/on-file.ts'
import { processTransmission } from '../apps/customs-simulator/src/judges/process-transmission.ts'
import { draftOf } from '../e2e/fixtures/sample-draft.ts'
import { measure, report } from './lib/figures.ts'
import { reportMemory } from './lib/memory.ts'

/** The most lines that a summary has (AE chapter, July 2026, record 40). */
const LINES = 998
const TIMES = { warmUp: 3, measured: 20 }
const PRINTS = { warmUp: 1, measured: 5 }
const BAR_MS = 1000
const PRINT_BAR_MS = 5000
const MEGABYTE = 1024 * 1024

const today = parseDay(SAMPLE_ENTRY.today)
if (!today) throw new Error('The sample entry names no day')
const context: RuleContext = {
  today,
  profile: CBP_PROFILE,
  reference: fullReferenceBook(),
  confirmedCarrierPrefixes: [],
}

/** An entry of 998 lines with the fees that follow from its values, as it is filed. */
const typed = draftOf(LINES)
const fees = proposeFees(typed).map(({ components: _, ...fee }, at) => ({ id: `fee-${at}`, ...fee }))
const draft = filedDraft({
  ...typed,
  header: { ...typed.header, entry_number: 'B7603245278' },
  totals_declarations: { ...typed.totals_declarations, fee_summary: fees },
})
const envelope = {
  siteCode: '2704',
  senderId: 'B76',
  password: 'SECRET',
  transmissionDate: SAMPLE_ENTRY.today,
  processingPort: '2704',
  filerCode: draft.header?.entry_number?.slice(0, 3) ?? '',
}

function encode(): string[] {
  const result = toEntrySummaryFacts(draft, context)
  if (!result.ok) throw new Error(JSON.stringify(result.findings.slice(0, 5)))
  return encodeEntrySummary(result.facts, envelope)
}

const judge = (images: readonly string[]) => processTransmission(images, context, NOTHING_ON_FILE).images

const images = encode()
const { disposition, conditions } = decodeResponse(judge(images))
if (disposition !== 'accepted') throw new Error(`Rejected: ${conditions.map(({ code }) => code).join(', ')}`)
console.log(`${images.length} records, which the simulator accepts`)
report('Mapping and encoding 998 lines', await measure(TIMES, encode), { of: 'median', ms: BAR_MS })
report('Decoding and judging them', await measure(TIMES, () => judge(images)), { of: 'median', ms: BAR_MS })

const printedAt = new Date(SAMPLE_ENTRY.today)
const print = () => renderForm7501(formFromDraft(draft), printedAt)
const bytes = await print()
report('Printing 998 lines', await measure(PRINTS, print), {
  of: 'median',
  ms: PRINT_BAR_MS,
})
console.log(`The printed form has ${(bytes.length / MEGABYTE).toFixed(2)} MB.`)
reportMemory('After all rounds')
