import { createIntl } from '@formatjs/intl'
import { describe, expect, test } from 'vitest'
import type { DraftData } from '../../entry/draft.ts'
import { fieldOf } from '../../entry/field-table.ts'
import { normaliseDraft } from '../../entry/normalise-draft.ts'
import { STEPS } from '../../entry/steps.ts'
import { withValue } from '../cases/rule-cases.ts'
import { VALID_CONTEXT, VALID_DRAFT } from '../cases/valid-draft.ts'
import { entryRules, feeRules, lineRules } from '../catalogue/index.ts'
import { checkPage } from '../check-page.ts'
import { checkStep } from '../check-step.ts'
import type { Finding, Severity } from '../finding.ts'
import type { Boundaries, BoundaryTable } from './boundary-table.ts'
import { PAGE_TABLES, STEP_TABLES } from './tables.ts'

/** The rules are judged as a page judges them: what was typed is normalised, and a field says one error at a time. */
type Check = (draft: DraftData) => Finding[]

const intl = createIntl({ locale: 'en', onError: () => {} })
const wordsByRule = new Map(
  [...entryRules, ...lineRules, ...feeRules].map((rule) => [rule.id as string, rule.message]),
)

const sentence = ({ rule_id, message }: Finding): string =>
  intl.formatMessage(
    { id: message.id, defaultMessage: wordsByRule.get(rule_id) },
    message.params as Record<string, string>,
  )

function findingAt(
  severity: Severity,
  path: string,
  typed: unknown,
  given: Boundaries['given'],
  check: Check,
): string | undefined {
  const changes: [string, unknown][] = [...Object.entries(given ?? {}), [path, typed]]
  const draft = changes.reduce<DraftData>((before, [at, value]) => withValue(before, at, value), VALID_DRAFT)
  const found = check(normaliseDraft(draft)).find(
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

const when = (given: Boundaries['given']): string =>
  given
    ? ` after ${Object.entries(given)
        .map(([path, value]) => `${fieldOf(path)?.label ?? path} ${shown(value)}`)
        .join(', ')}`
    : ''

function testTable(table: BoundaryTable, check: Check): void {
  for (const [path, groups] of Object.entries(table)) {
    const name = fieldOf(path)?.label ?? path
    for (const { given, takes, refuses, warnsOf = {} } of [groups].flat()) {
      for (const typed of takes) {
        test(`${name} takes ${shown(typed)}${when(given)}`, () => {
          expect(findingAt('error', path, typed, given, check)).toBeUndefined()
        })
      }
      for (const [message, values] of Object.entries(refuses)) {
        for (const typed of values) {
          test(`${name} refuses ${shown(typed)}${when(given)}: ${message}`, () => {
            expect(findingAt('error', path, typed, given, check)).toBe(message)
          })
        }
      }
      for (const [message, values] of Object.entries(warnsOf)) {
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

for (const { key, title } of STEPS) {
  const table = STEP_TABLES[key]
  if (table)
    describe(`the step ${title}`, () => testTable(table, (draft) => checkStep(key, draft, VALID_CONTEXT)))
}

describe.each(PAGE_TABLES)('the page %s', (page, table) => {
  testTable(table, (draft) => checkPage(page, draft, VALID_CONTEXT))
})
