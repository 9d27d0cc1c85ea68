import { addDays, parseDay } from '../../calendar/index.ts'
import type { DraftData } from '../../entry/draft.ts'
import { type DayParam, defineMessage, type Message } from '../../messages/index.ts'
import type { RuleContext } from '../../rules/context.ts'
import { releaseReviewFindings } from './release-findings.ts'

/** The answers to how the goods are released, in the order in which they are offered. */
export const RELEASE_METHODS = ['first', 'with_summary', 'elsewhere'] as const
export type ReleaseMethod = (typeof RELEASE_METHODS)[number]

/** One answer to how the goods are released. */
export interface ReleaseChoice {
  method: ReleaseMethod
  /** Why CBP does not release these goods so. */
  refusal?: Message
  /** Paths of the fields that this answer asks for and that are not given yet, beyond what the summary asks. */
  missing: readonly string[]
}

export interface ReleaseAdvice {
  recommended: ReleaseMethod
  reason: Message
  choices: readonly ReleaseChoice[]
}

/** Rules that no typed fact meets while the answer remains. */
const REFUSING: ReadonlySet<string> = new Set([
  'FILING_RELEASE_TYPE',
  'FILING_RELEASE_WEEKLY_FIRST',
  'FILING_RELEASE_MANIFEST_MIX',
  'FILING_RELEASE_DELIVERY',
])

/** Fields that the release asks for and the summary does not. */
const OF_RELEASE = /^(release\.(?!method)|parties\.(seller|manufacturer|buyer|ship_to)\.)/

/** Informal entries, free and under quota. */
const INFORMAL_TYPES = ['11', '12']

/** Days from arrival within which entry is made (19 CFR 142.2). */
const DAYS_TO_ENTRY = 15

/** The reasons for an answer, beside the rules that refuse another one. */
export const releaseAdviceWords = {
  informal: defineMessage({
    id: 'release-advice.informal',
    defaultMessage: 'The entry is informal: one filing and one signature do both.',
  }),
  ready: defineMessage({
    id: 'release-advice.ready',
    defaultMessage: 'The goods are here, and each line has its number and value: one filing does both.',
  }),
  longHere: defineMessage({
    id: 'release-advice.long-here',
    defaultMessage:
      'The goods arrived more than 15 days ago. By then their entry has to be made, so they are most likely released.',
  }),
  arriving: defineMessage<{ day: DayParam }>({
    id: 'release-advice.arriving',
    defaultMessage:
      'The goods arrive on {day}. If CBP has the release by then, they can leave at once, and you have 10 working days to check values and pay.',
  }),
  first: defineMessage({
    id: 'release-advice.first',
    defaultMessage:
      'The goods can leave before every value and rate is final. You have 10 working days after release to file the summary and pay.',
  }),
}

/** How these goods are best released, with the reason; and of each answer what it asks for, or why CBP does not take it. */
export function adviseRelease(draft: DraftData, rules: RuleContext): ReleaseAdvice {
  const choices = RELEASE_METHODS.map((method) => choiceOf(method, draft, rules))
  const refusalOf = (method: ReleaseMethod) => choices.find((choice) => choice.method === method)?.refusal
  const [first, withSummary] = [refusalOf('first'), refusalOf('with_summary')]
  if (first) return { choices, recommended: 'elsewhere', reason: first }
  if (withSummary) return { choices, recommended: 'first', reason: withSummary }
  return { choices, ...preferred(draft, rules) }
}

function choiceOf(method: ReleaseMethod, draft: DraftData, rules: RuleContext): ReleaseChoice {
  const chosen = { ...draft, release: { ...draft.release, method } }
  const errors = releaseReviewFindings(chosen, rules).filter(({ severity }) => severity === 'error')
  const refusal = errors.find(({ rule_id }) => REFUSING.has(rule_id))?.message
  const missing = errors.filter(({ path }) => OF_RELEASE.test(path)).map(({ path }) => path)
  return { method, ...(refusal && { refusal }), missing: [...new Set(missing)] }
}

/** What suits goods that CBP releases either way. */
function preferred(
  { header, shipment_origin: shipment, line_items: lines = [] }: DraftData,
  { today }: RuleContext,
): Omit<ReleaseAdvice, 'choices'> {
  const arrival = parseDay(shipment?.import_date)
  if (arrival && addDays(arrival, DAYS_TO_ENTRY) < today)
    return { recommended: 'elsewhere', reason: releaseAdviceWords.longHere() }
  if (INFORMAL_TYPES.includes(header?.entry_type ?? ''))
    return { recommended: 'with_summary', reason: releaseAdviceWords.informal() }
  if (arrival && arrival > today)
    return { recommended: 'first', reason: releaseAdviceWords.arriving({ day: { day: arrival } }) }
  const isFinal = lines.length > 0 && lines.every(({ htsus, entered_value }) => htsus && entered_value)
  return arrival && isFinal
    ? { recommended: 'with_summary', reason: releaseAdviceWords.ready() }
    : { recommended: 'first', reason: releaseAdviceWords.first() }
}
