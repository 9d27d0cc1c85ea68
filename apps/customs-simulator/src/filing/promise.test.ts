import { decodeResponse, encodeEntrySummary } from '@edfe/abi'
import { totalsOf } from '@edfe/domain/calculations'
import { type DraftData, tariffNumber } from '@edfe/domain/entry'
import { comparedLines, filingFindings, toEntrySummaryFacts } from '@edfe/domain/filing'
import { RULES_PROFILES, type RulesProfileName, rulesProfile } from '@edfe/domain/profile'
import type { TariffQuestion } from '@edfe/domain/reference'
import { ruleContext } from '@edfe/domain/test/filing'
import { dutyOf, tariffBook } from '@edfe/tariff/duty'
import { shippedTariff } from '@edfe/tariff/shipped'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry } from '../../test/any-entry.ts'
import { context, envelope } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'

const shipped = shippedTariff()
const tariff = tariffBook(() => shipped)
const reference = { ...context.reference, tariff }

const RUNS = process.env.EDFE_TEST_FULL ? 250_000 : 5_000

/** The number of the sample entry with the check digit of the rules. */
const NUMBER = { specification: 'B7603245276', cbp: 'B7603245278' }

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
      const totals = totalsOf({ ...draft, line_items })
      const amounts = Object.fromEntries(Object.entries(totals).map(([field, { amount }]) => [field, amount]))
      return { ...draft, line_items, totals_declarations: { ...draft.totals_declarations, ...amounts } }
    },
    isClean: (draft: DraftData) => filingFindings(draft, rules).every(({ severity }) => severity !== 'error'),
    answer(draft: DraftData) {
      const result = toEntrySummaryFacts(draft, rules)
      if (!result.ok) throw new Error(JSON.stringify(result.findings))
      const images = encodeEntrySummary(result.facts, on(envelope))
      return decodeResponse(processTransmission(images, customs, () => undefined).images)
    },
  }
}

const TIMES = [
  ['in spring', <T>(value: T): T => value],
  ['in autumn', inAutumn],
] as const

test.each(RULES_PROFILES.flatMap((profile) => TIMES.map(([time, on]) => [profile, time, on] as const)))(
  'what the review passes under the rules ‘%s’ %s, customs accepts',
  { timeout: 600_000 },
  (profile, _time, on) => {
    const { entry, withTariff, isClean, answer } = following(profile, on)
    let passed = 0
    fc.assert(
      fc.property(anyEntry.map(entry), fc.boolean(), fc.nat(9), (typed, takesTariff, choice) => {
        const draft = takesTariff ? withTariff(typed, choice) : typed
        if (!isClean(draft)) return
        passed += 1
        const { conditions, disposition } = answer(draft)
        const fatal = conditions.filter(({ severity }) => severity === 'F')
        expect(fatal.map(({ code, narrative }) => `${code} ${narrative}`)).toEqual([])
        expect(disposition).toBe('accepted')
      }),
      { numRuns: RUNS, seed: 20260305 },
    )
    expect(passed).toBeGreaterThan(RUNS / 100)
  },
)
