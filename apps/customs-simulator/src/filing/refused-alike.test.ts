import { decodeResponse, encodeEntrySummary } from '@edfe/abi'
import type { DraftData } from '@edfe/domain/entry'
import { FILING_RULES, filingFindings } from '@edfe/domain/filing'
import { type RulesProfileName, rulesProfile } from '@edfe/domain/profile'
import { exampleDrafts, ruleContext, uncheckedFacts } from '@edfe/domain/test/filing'
import { describe, expect, test } from 'vitest'
import { codesOf, producedConditions } from '../../test/coverage/produced.ts'
import { envelope } from '../../test/sample-batch.ts'
import { processTransmission } from '../judges/process-transmission.ts'
import { NOTHING_ON_FILE } from './on-file.ts'

/** The conditions of CBP that the source of a rule names. */
const conditionsOf = (source: string): string[] =>
  (/conditions? ((?:[0-9A-Z]{3}(?:, | and | to )?)+)/.exec(source)?.[1] ?? '').match(/[0-9A-Z]{3}/g) ?? []

const REJECTING = FILING_RULES.filter(
  ({ severity, source }) => severity === 'error' && conditionsOf(source).length > 0,
)

/** Rules whose wrong value has no place in the message, or needs the tariff or an earlier summary: a case of the simulator sends it. */
const SENT_BY_A_CASE = codesOf(`
  FILING_ADCVD_CASE FILING_AGRICULTURAL_FEE FILING_ADCVD_EXPORTER FILING_ADCVD_MISSING FILING_ADCVD_NOT_ALLOWED FILING_ADCVD_VALUE
  FILING_AD_TOTAL FILING_ALUMINUM_CAST FILING_ALUMINUM_EXCLUSION FILING_ALUMINUM_SECOND_SMELT
  FILING_ALUMINUM_SMELT FILING_ALUMINUM_UNKNOWN FILING_AUTO_LICENSE_DUTY FILING_BOND_BASIC FILING_CARRIER_CODE
  FILING_CATEGORY FILING_CERTIFICATION FILING_COPPER_CAST FILING_COPPER_SECOND_SMELT FILING_COPPER_SMELT
  FILING_CORRECTION_EARLY FILING_CORRECTION_EXPLANATION FILING_CORRECTION_IMPORTER FILING_CORRECTION_INFORMAL
  FILING_CORRECTION_LATE FILING_CORRECTION_PORT
  FILING_CORRECTION_UNCHANGED FILING_CRAFT_FLAVOR FILING_CRAFT_PRODUCER FILING_CRAFT_PRODUCER_NAME
  FILING_CRAFT_RATE_CODE FILING_CRAFT_TAX_RATE FILING_CRANE_ANSWER FILING_CVD_TOTAL FILING_DESCRIPTION
  FILING_HMF_AMOUNT FILING_HMF_NOT_ALLOWED FILING_HTS FILING_IMPORTER FILING_KOREAN_CERTIFICATE
  FILING_LICENSE_NUMBER FILING_LICENSE_OF_METAL FILING_LICENSE_ONE FILING_LICENSE_TYPE FILING_ORIGIN
  FILING_PAYMENT_TYPE FILING_PERMIT_NUMBER FILING_PERMIT_TYPE FILING_QUANTITY_3
  FILING_QUANTITY_ORDER FILING_RECONCILIATION_CORRECTED FILING_SECOND_CASE_QUANTITY FILING_SECOND_CASE_VALUE
  FILING_SET_INDICATOR FILING_SOFTWOOD FILING_SOFTWOOD_CHARGES FILING_SOFTWOOD_PRICE FILING_SOLAR_ANSWER
  FILING_TARIFF_HEADINGS FILING_TARIFF_HEADING_UNKNOWN FILING_TARIFF_HOLE FILING_TARIFF_NO_DUTY FILING_TARIFF_NUMBER_UNKNOWN
  FILING_TARIFF_ROW_AMOUNT FILING_UNIT FILING_WAREHOUSE_ENTRY_OTHER FILING_ZONE_DATE FILING_ZONE_ID
`)

/** The message of a draft; undefined where no record can hold the wrong value. */
function imagesOf(draft: DraftData, profile: RulesProfileName, isOwnBlock: boolean): string[] | undefined {
  try {
    const facts = uncheckedFacts(draft, profile)
    const { port: processingPort, filerCode } = facts
    return encodeEntrySummary(facts, isOwnBlock ? { ...envelope, processingPort, filerCode } : envelope)
  } catch {
    return undefined
  }
}

/** The conditions of the summary that would be filed of an entry that nobody has reviewed. */
function answerTo(draft: DraftData, profile: RulesProfileName, isOwnBlock = false): string[] {
  const images = imagesOf(draft, profile, isOwnBlock)
  if (!images) return []
  const context = { reference: ruleContext(profile).reference, profile: rulesProfile(profile) }
  const { conditions } = decodeResponse(processTransmission(images, context, NOTHING_ON_FILE).images)
  return conditions.filter(({ severity }) => severity === 'F').map(({ code }) => code)
}

describe('what the review refuses for a condition of CBP, customs refuses with it', () => {
  test.each(REJECTING.filter(({ id }) => !SENT_BY_A_CASE.includes(id)))('$id', ({ id, source }) => {
    const answers = exampleDrafts(id, 'broken').flatMap(({ draft, profile }) => answerTo(draft, profile))
    expect(conditionsOf(source).filter((code) => answers.includes(code))).not.toEqual([])
  })

  const produced = producedConditions()
  test.each(REJECTING.filter(({ id }) => SENT_BY_A_CASE.includes(id)))(
    '$id, by a case of the simulator',
    ({ source }) => {
      expect(conditionsOf(source).filter((code) => produced.has(code))).not.toEqual([])
    },
  )

  test('every rule that needs a case of the simulator is one that refuses', () => {
    const ids = REJECTING.map(({ id }): string => id)
    expect(SENT_BY_A_CASE.filter((id) => !ids.includes(id))).toEqual([])
  })
})

const CLEAN = FILING_RULES.flatMap(({ id }) =>
  exampleDrafts(id, 'met')
    .filter(({ draft, profile }) =>
      filingFindings(draft, ruleContext(profile)).every(({ severity }) => severity !== 'error'),
    )
    .map((example) => ({ id, ...example })),
)

/** The check digit of the number, which step 1 judges. */
const CHECK_DIGIT = 'B16'

test.each(CLEAN)('customs takes what $id takes: $title', ({ draft, profile }) =>
  expect(answerTo(draft, profile, true).filter((code) => code !== CHECK_DIGIT)).toEqual([]),
)
