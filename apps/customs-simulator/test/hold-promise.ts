import { decodeResponse, encodeEntrySummary } from '@edfe/abi'
import { totalsOf } from '@edfe/domain/calculations'
import type { CalendarDay } from '@edfe/domain/calendar'
import {
  type DraftData,
  draftFields,
  emptyLine,
  type LineItem,
  STEPS,
  type StepKey,
  tariffNumber,
} from '@edfe/domain/entry'
import { comparedLines, toEntrySummaryFacts } from '@edfe/domain/filing'
import { centsText, toCents } from '@edfe/domain/money'
import { type RulesProfileName, rulesProfile } from '@edfe/domain/profile'
import type { TariffQuestion } from '@edfe/domain/reference'
import { checkEntry, refusedValues } from '@edfe/domain/review'
import { ruleContext } from '@edfe/domain/test/filing'
import { dutyOf, tariffBook } from '@edfe/tariff/duty'
import type { Schedule } from '@edfe/tariff/schedule'
import { shippedSchedules, shippedTariff } from '@edfe/tariff/shipped'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTHING_ON_FILE } from '../src/filing/on-file.ts'
import { processTransmission } from '../src/judges/process-transmission.ts'
import { anyCombination } from './any-combination.ts'
import { anyShipment } from './any-shipment.ts'
import { feeRowsOf } from './fee-rows.ts'
import { context, envelope } from './sample-batch.ts'

const shipped = shippedTariff()
const tariff = tariffBook(() => shipped)
const reference = { ...context.reference, tariff }

/** For each of four tests of each profile: 20,000 drafts in all, a million in the whole matrix. */
const RUNS = Number(process.env.EDFE_TEST_RUNS ?? (process.env.EDFE_TEST_FULL ? 125_000 : 2_500))

const SEED = Number(process.env.EDFE_TEST_SEED ?? 20260305)

/** The number of the sample entry with the check digit of the rules. */
const NUMBER = { specification: 'B7603245276', cbp: 'B7603245278' }

const ENTRY_DATE = '2026-02-24'

/** Six months later: the tariff of that time is compared whole. */
const inAutumn = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value).replace(/2026-0([234])-/g, (_, month) => `2026-0${Number(month) + 6}-`))

/** The goods with an answer to each question of the tariff; `choice` picks among its options. */
function answering(facts: TariffQuestion, choice: number): TariffQuestion {
  const found = dutyOf(shipped, facts)
  const question = found.kind === 'duty' && found.questions.find(({ options }) => options.length > 0)
  if (!question) return facts
  const { value } = question.options[choice % question.options.length]!
  return answering({ ...facts, answers: { ...facts.answers, [question.key]: value } }, choice)
}

/** The entry with the totals of its rows. */
function withTotals(draft: DraftData): DraftData {
  const amounts = Object.entries(totalsOf(draft)).map(([field, { amount }]) => [field, amount])
  return { ...draft, totals_declarations: { ...draft.totals_declarations, ...Object.fromEntries(amounts) } }
}

/** The entry with the fees that it owes. */
const withFees = (draft: DraftData): DraftData =>
  withTotals({
    ...draft,
    totals_declarations: { ...draft.totals_declarations, fee_summary: feeRowsOf(draft) },
  })

const ORDER = STEPS.map(({ key }) => key)

/** The entry as it is when a step is left for the next one: of the steps after it, at most `ahead` is given. */
function upTo(step: StepKey, draft: DraftData, ahead: readonly string[] = []): DraftData {
  const isGiven = (section: string) =>
    ahead.includes(section) ||
    ORDER.indexOf(draftFields[section as keyof typeof draftFields].step) <= ORDER.indexOf(step)
  const given = Object.fromEntries(Object.entries(draft).filter(([section]) => isGiven(section)))
  return { line_items: [emptyLine('line-1', 1)], ...given }
}

/** The lines may be there first, of papers or of a template. */
const AHEAD = [[], ['line_items']]

/** A line with the importer's word for its duty, another duty, and a heading that the data knows for no goods. */
const ANSWERED_FOR = {
  duty_source: 'typed',
  duty_reason: 'tariff',
  duty_note: 'Heading and note of the day',
} as const
const UNKNOWN_HEADING = { hts: '9903.88.69', duty: '0.00' }

/** How a line departs from the tariff: what the importer says, by how many cents, and in which rows. */
interface Departure {
  readonly says: Partial<LineItem>
  readonly cents: number
  readonly rows: 'same' | 'one more' | 'one instead' | 'none'
}

const departure: fc.Arbitrary<Departure> = fc.record({
  says: fc.constantFrom({}, ANSWERED_FOR, { ...ANSWERED_FOR, duty_note: '' }, { duty_note: 'Looked up' }),
  cents: fc.constantFrom(0, 0, 250, -250, 300, -300, 90_000),
  rows: fc.constantFrom<Departure['rows'][]>('same', 'same', 'one more', 'one instead', 'none'),
})

function departing(line: LineItem, { says, cents, rows }: Departure): LineItem {
  const own = line.tariff_rows ?? []
  const tariff_rows = {
    same: own,
    'one more': [...own, UNKNOWN_HEADING],
    'one instead': [UNKNOWN_HEADING, ...own.slice(1)],
    none: [],
  }[rows]
  const duty = toCents(line.duty_amount) + BigInt(cents)
  return { ...line, ...says, tariff_rows, duty_amount: centsText(duty < 0n ? 0n : duty) }
}

/** The review and the simulator with the shipped tariff and the same rules. */
function following(profile: RulesProfileName, on: <T>(value: T) => T) {
  const rules = { ...ruleContext(profile), today: on(ruleContext().today), reference }
  const customs = { reference, profile: rulesProfile(profile) }
  return {
    entry: (draft: DraftData): DraftData =>
      on({ ...draft, header: { ...draft.header, entry_number: NUMBER[profile] } }),
    /** The entry with answers, and the rows and the duty of the tariff where it gives a whole answer. */
    withTariff(draft: DraftData, choice: number): DraftData {
      const asked = comparedLines(draft, rules).map(({ facts }) => facts && answering(facts, choice))
      const line_items = draft.line_items?.map((line, index) => {
        const facts = asked[index]
        const reading = facts && tariff.read(facts)
        if (!reading) return line
        const tariff_rows = reading.headings.map((hts) => ({ hts: tariffNumber(hts), duty: '0.00' }))
        const tariff_answers = Object.entries(facts.answers).map(([question, answer]) => ({
          question,
          answer,
        }))
        return { ...line, tariff_answers, tariff_rows, duty_amount: reading.duty }
      })
      return withTotals({ ...draft, line_items })
    },
    /** The entry whose lines depart from the tariff, if they have its rows. */
    departed: (draft: DraftData, given: Departure): DraftData =>
      withTotals({ ...draft, line_items: (draft.line_items ?? []).map((line) => departing(line, given)) }),
    /** What a step refuses of its values before the steps after it are filled in, by the steps. */
    refusedOnTheWay: (draft: DraftData) =>
      ORDER.flatMap((key) =>
        AHEAD.flatMap((ahead) =>
          refusedValues(upTo(key, draft, ahead), rules)
            .filter(({ step }) => step === key)
            .map(({ rule_id, path }) => `${rule_id} ${path}`),
        ),
      ),
    isClean: (draft: DraftData) => checkEntry(draft, rules).every(({ severity }) => severity !== 'error'),
    answer(draft: DraftData) {
      const result = toEntrySummaryFacts(draft, rules)
      if (!result.ok) throw new Error(JSON.stringify(result.findings))
      const images = encodeEntrySummary(result.facts, { ...on(envelope), processingPort: result.facts.port })
      return decodeResponse(processTransmission(images, customs, NOTHING_ON_FILE).images)
    },
  }
}

const [autumn, spring] = shippedSchedules()
const TIMES = [
  ['in spring', <T>(value: T): T => value, spring!],
  ['in autumn', inAutumn, autumn!],
] as const

/** Every number of chapters 1 to 97 that goods can be entered under. */
const numbersOf = ({ rows, isWholeAt }: Schedule): string[] =>
  rows.flatMap(({ number }, at) =>
    number.length >= 8 && number < '98' && isWholeAt(at) ? [tariffNumber(number.padEnd(10, '0'))] : [],
  )

/** Shipments of any goods of the schedule, in its units. */
function shipmentsUnder(schedule: Schedule, on: (day: string) => string): fc.Arbitrary<DraftData> {
  const entryDate = on(ENTRY_DATE) as CalendarDay
  return anyShipment(numbersOf(schedule), (htsus) => tariff.units(htsus.replace(/\D/g, ''), entryDate))
}

const DRAFTS = {
  'a shipment of any goods': (shipments: fc.Arbitrary<DraftData>) => shipments.map(withFees),
  'examples of three rules at once': (shipments: fc.Arbitrary<DraftData>) =>
    fc
      .tuple(anyCombination(shipments), fc.boolean())
      .map(([draft, paysFees]) => (paysFees ? withFees(draft) : draft)),
}

/** A third of the entries as they are, a third with the rows and the duty of the tariff, a third departing from it. */
const treatment: fc.Arbitrary<Departure | 'untreated' | 'by the tariff'> = fc.oneof(
  fc.constant('untreated' as const),
  fc.constant('by the tariff' as const),
  departure,
)

const PROMISES = TIMES.flatMap(([time, on, schedule]) =>
  Object.entries(DRAFTS).map(
    ([kind, drafts]) => [time, kind, on, drafts(shipmentsUnder(schedule, on))] as const,
  ),
)

/** The tests of a profile, in a file of its tests, so that both profiles are tried side by side. */
export function holdPromise(profile: RulesProfileName): void {
  test.each(PROMISES)(
    `what the review passes under the rules ‘${profile}’ %s, customs accepts, and no step refuses before: %s`,
    { timeout: 1_200_000 },
    (_time, _kind, on, drafts) => {
      const { entry, withTariff, departed, isClean, refusedOnTheWay, answer } = following(profile, on)
      let passed = 0
      fc.assert(
        fc.property(drafts.map(entry), treatment, fc.nat(9), (typed, departs, choice) => {
          const treated = departs === 'untreated' ? typed : withTariff(typed, choice)
          const draft = typeof departs === 'string' ? treated : departed(treated, departs)
          if (!isClean(draft)) return
          passed += 1
          expect(refusedOnTheWay(draft)).toEqual([])
          const { conditions, disposition } = answer(draft)
          const fatal = conditions.filter(({ severity }) => severity === 'F')
          expect(fatal.map(({ code, narrative }) => `${code} ${narrative}`)).toEqual([])
          expect(disposition).toBe('accepted')
        }),
        { numRuns: RUNS, seed: SEED },
      )
      expect(passed).toBeGreaterThan(RUNS / 50)
    },
  )
}
