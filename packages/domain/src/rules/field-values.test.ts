import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { withPaths } from '../../test/cases/cases.ts'
import type { FieldCases, FieldCaseTable } from '../../test/cases/fields/field-cases.ts'
import { PAGE_TABLES, STEP_TABLES } from '../../test/cases/fields/index.ts'
import { VALID_CONTEXT, VALID_DRAFT } from '../../test/cases/rules/valid-draft.ts'
import type { DraftData } from '../entry/draft.ts'
import { fieldOf } from '../entry/field-table.ts'
import { normaliseDraft } from '../entry/normalise-draft.ts'
import { STEPS } from '../entry/steps.ts'
import { entryRules, feeRules, lineRules } from './catalogue/index.ts'
import { checkPage } from './check-page.ts'
import { checkStep } from './check-step.ts'
import type { Finding, Severity } from './finding.ts'

/** The rules are judged as a page judges them: what was typed is normalised, and a field says one error at a time. */
type Check = (draft: DraftData) => Finding[]

const wordsByRule = new Map(
  [...entryRules, ...lineRules, ...feeRules].map((rule) => [rule.id as string, rule.message]),
)

const sentence = ({ rule_id, message }: Finding): string =>
  String(
    new IntlMessageFormat(wordsByRule.get(rule_id) ?? message.id, 'en').format(
      message.params as Record<string, string>,
    ),
  )

/** The valid draft with these values typed, as it is saved. */
function typedDraft(path: string, typed: unknown, given: FieldCases['given']): DraftData {
  return normaliseDraft(withPaths(VALID_DRAFT, [...Object.entries(given ?? {}), [path, typed]]))
}

function findingAt(
  severity: Severity,
  path: string,
  typed: unknown,
  given: FieldCases['given'],
  check: Check,
): string | undefined {
  const found = check(typedDraft(path, typed, given)).find(
    (finding) => finding.path === path && finding.severity === severity,
  )
  return found && sentence(found)
}

const shown = (typed: unknown): string =>
  typed === ''
    ? 'nothing'
    : typeof typed === 'string' && typed.length > 30
      ? `${typed.length} characters`
      : JSON.stringify(typed)

const when = (given: FieldCases['given']): string =>
  given
    ? ` after ${Object.entries(given)
        .map(([path, value]) => `${fieldOf(path)?.label ?? path} ${shown(value)}`)
        .join(', ')}`
    : ''

function testTable(table: FieldCaseTable, check: Check): void {
  for (const [path, groups] of Object.entries(table)) {
    const name = fieldOf(path)?.label ?? path
    for (const { given, meets, breaks = {}, warns = {} } of [groups].flat()) {
      for (const typed of meets) {
        test(`${name} takes ${shown(typed)}${when(given)}`, () => {
          expect(findingAt('error', path, typed, given, check)).toBeUndefined()
        })
      }
      for (const [message, values] of Object.entries(breaks)) {
        for (const typed of values) {
          test(`${name} refuses ${shown(typed)}${when(given)}: ${message}`, () => {
            expect(findingAt('error', path, typed, given, check)).toBe(message)
          })
        }
      }
      for (const [message, values] of Object.entries(warns)) {
        for (const typed of values) {
          test(`${name} takes ${shown(typed)}${when(given)} with a warning: ${message}`, () => {
            expect(findingAt('error', path, typed, given, check)).toBeUndefined()
            expect(findingAt('warning', path, typed, given, check)).toBe(message)
          })
        }
      }
    }
  }
}

const TABLES: { name: string; table: FieldCaseTable; check: Check }[] = [
  ...STEPS.flatMap(({ key, title }) => {
    const table = STEP_TABLES[key]
    const check: Check = (draft) => checkStep(key, draft, VALID_CONTEXT)
    return table ? [{ name: `the step ${title}`, table, check }] : []
  }),
  ...PAGE_TABLES.map(([page, table]) => {
    const check: Check = (draft) => checkPage(page, draft, VALID_CONTEXT)
    return { name: `the page ${page}`, table, check }
  }),
]

for (const { name, table, check } of TABLES) describe(name, () => testTable(table, check))

/**
 * Rules that look a code up, compare rows or sections, hold under CBP's profile alone, or ask for what a commodity
 * or a case needs: the cases of the catalogue judge them.
 */
const JUDGED_BY_CASES = [
  'DECLARATION_ROLE_AUTHORIZED',
  'DUTIES_ADCVD_AMOUNT_NUMBER',
  'DUTIES_ADCVD_BOND_CASE',
  'DUTIES_ADCVD_BOND_SURETY',
  'DUTIES_ADCVD_CLAIM_KNOWN',
  'DUTIES_ADCVD_RATE_KIND_KNOWN',
  'DUTIES_DEFERRAL_ENTRY_TYPE',
  'DUTIES_DEFERRAL_KNOWN',
  'DUTIES_DEFERRAL_NO_TAX',
  'DUTIES_FEE_CODE_KNOWN',
  'DUTIES_FEE_CODE_OF_TYPE',
  'DUTIES_FEE_CODE_REQUIRED',
  'DUTIES_RECONCILIATION_KNOWN',
  'DUTIES_SECOND_CASE_AMOUNT_NUMBER',
  'DUTIES_SECOND_CASE_BOND_CASE',
  'DUTIES_SECOND_CASE_BOND_SURETY',
  'DUTIES_SECOND_CASE_CLAIM_KNOWN',
  'DUTIES_SECOND_CASE_RATE_KIND_KNOWN',
  'HEADER_ENTRY_DATE_WITHIN_90_DAYS',
  'HEADER_ENTRY_NUMBER_FILER',
  'HEADER_PORT_NOT_LISTED',
  'HEADER_SURETY_NOT_LISTED',
  'LINE_ADCVD_ROLE_KNOWN',
  'LINE_FEE_EXEMPTION_KNOWN',
  'LINE_FOOD_CODE',
  'LINE_MID_SHARED',
  'LINE_NET_COST_KNOWN',
  'LINE_NUMBER_UNIQUE',
  'LINE_PESTICIDE_CODE',
  'LINE_PGA_NUMBER_REQUIRED',
  'LINE_PLANT_CODE',
  'LINE_PRODUCT_CLAIM_KNOWN',
  'PARTIES_PROFILE_REQUIRED',
  'PARTIES_TRANSPORT_REQUIRED',
  'REVIEW_WEIGHT_POSITIVE',
  'SHIPMENT_EXPORTING_COUNTRY_KNOWN',
  'SHIPMENT_EXPORT_NEEDS_TRANSPORT',
  'SHIPMENT_EXPORT_NOT_AFTER_IMPORT',
  'SHIPMENT_FOREIGN_PORT_NOT_LISTED',
  'SHIPMENT_IMPORT_DATE_WITHIN_90_DAYS',
  'SHIPMENT_UNLADING_PORT_NOT_LISTED',
  'VALUES_RATE_DAY',
  'VALUES_UNIT_X_NO_QUANTITY',
  'VALUES_WORKSHEET_DIFFERS',
  'VALUES_WORKSHEET_DUTY_RATE',
  'VALUES_WORKSHEET_FREIGHT',
]

/** Every value of a table that gets an error or a warning, with the values typed before it. */
const refusedIn = (table: FieldCaseTable) =>
  Object.entries(table).flatMap(([path, groups]) =>
    [groups]
      .flat()
      .flatMap(({ given, breaks = {}, warns = {} }) =>
        [...Object.values(breaks), ...Object.values(warns)].flat().map((typed) => ({ path, typed, given })),
      ),
  )

test('the tables bring every rule to speak that judges what is typed in a field', () => {
  const spoken = TABLES.flatMap(({ table, check }) =>
    refusedIn(table).flatMap(({ path, typed, given }) => check(typedDraft(path, typed, given))),
  )
  const broken = new Set(spoken.map(({ rule_id }) => rule_id as string))
  expect([...wordsByRule.keys()].filter((id) => !broken.has(id)).sort()).toEqual(JUDGED_BY_CASES)
})
