import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { headerCases, headerCbpCases } from '../../../test/cases/rules/header.cases.ts'
import {
  agencyCases,
  dutyCases,
  lineDetailCases,
  lineFormCases,
  valueCases,
} from '../../../test/cases/rules/line.cases.ts'
import { bondCases, bondCbpCases, exportCases, exportCbpCases } from '../../../test/cases/rules/page.cases.ts'
import { partyCases } from '../../../test/cases/rules/party.cases.ts'
import { type CaseValue, type RuleCases, withValue } from '../../../test/cases/rules/rule-cases.ts'
import { shipmentCases, shipmentCbpCases } from '../../../test/cases/rules/shipment.cases.ts'
import {
  feeCases,
  feeCbpCases,
  reviewCases,
  reviewCbpCases,
  totalsCases,
} from '../../../test/cases/rules/totals.cases.ts'
import { VALID_CONTEXT, VALID_DRAFT } from '../../../test/cases/rules/valid-draft.ts'
import type { DraftData } from '../../entry/draft.ts'
import { fieldOf } from '../../entry/field-table.ts'
import type { Message } from '../../messages/index.ts'
import { entryFacts } from '../facts.ts'
import type { Finding } from '../finding.ts'
import type { AnyRule, Rule, Verdict } from '../rule.ts'
import { entryRules, feeRules, lineRules } from './index.ts'

const RULES: readonly AnyRule[] = [...entryRules, ...lineRules, ...feeRules]
const TABLES = [
  headerCases,
  shipmentCases,
  bondCases,
  exportCases,
  partyCases,
  lineFormCases,
  lineDetailCases,
  agencyCases,
  valueCases,
  dutyCases,
  feeCases,
  totalsCases,
  reviewCases,
]
const CASES: Record<string, RuleCases> = Object.assign({}, ...TABLES)
const CBP_CASES: Record<string, RuleCases> = Object.assign(
  {},
  headerCbpCases,
  shipmentCbpCases,
  bondCbpCases,
  exportCbpCases,
  feeCbpCases,
  reviewCbpCases,
)

const PREFIX = { entry: '', line: 'line_items.0.', fee: 'totals_declarations.fee_summary.0.' } as const

const isByPath = (value: CaseValue): value is Record<string, unknown> =>
  typeof value === 'object' && !Array.isArray(value)

const SECTION = /^(header|bond_information|shipment_origin|parties|line_items|totals_declarations)(\.|$)/

/** A path of a line or fee rule that names no section is inside the first row. */
const full = (rule: AnyRule, path: string): string => (SECTION.test(path) ? path : PREFIX[rule.scope] + path)

/** A case as changes by full path. */
function changes(rule: AnyRule, value: CaseValue): [string, unknown][] {
  if (!isByPath(value)) return [[PREFIX[rule.scope] + rule.field.path, value]]
  return Object.entries(value).map(([path, given]) => [full(rule, path), given])
}

function judged(rule: AnyRule, cases: RuleCases, value: CaseValue) {
  const all = [...changes(rule, cases.given ?? {}), ...changes(rule, value)]
  const draft = all.reduce<DraftData>((before, [path, given]) => withValue(before, path, given), VALID_DRAFT)
  const ctx = { ...VALID_CONTEXT, ...cases.ctx }
  const entry = entryFacts(draft)
  const judge = <F>(typed: Rule<F>, facts: F): { verdict: Verdict; finding: Finding } => ({
    verdict: typed.judge(facts, ctx, entry),
    finding: typed.finding(facts, ctx, entry, typed.field.path),
  })
  if (rule.scope === 'line') return judge(rule as Rule<unknown>, entry.lines[0])
  if (rule.scope === 'fee') return judge(rule as Rule<unknown>, entry.fees[0])
  return judge(rule as Rule<unknown>, entry)
}

const sentencesOf = ({ message, detail }: AnyRule, finding: Finding): [text: string, made: Message][] => [
  [message, finding.message],
  ...(detail && finding.detail ? [[detail, finding.detail] satisfies [string, Message]] : []),
]

/** Throws for a blank that nothing fills, and for a sentence that is not ICU syntax. */
const inWords = (defaultMessage: string, { params }: Message): string =>
  String(new IntlMessageFormat(defaultMessage, 'en').format({ ...params } as Record<string, string | number>))

const words = (rule: AnyRule, value: CaseValue): string =>
  changes(rule, value)
    .map(([path, given]) => {
      const label = fieldOf(path)?.label ?? path
      const shown =
        given === '' ? 'left out' : typeof given === 'string' ? `'${given}'` : JSON.stringify(given)
      return `${label} ${shown}`
    })
    .join(', ')

describe('every rule of the catalogue', () => {
  test('has an id that no other rule has', () => {
    const ids = RULES.map((rule) => rule.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has a case that breaks it and a case that meets it', () => {
    const without = RULES.filter(({ id }) => !CASES[id]?.broken.length || !CASES[id]?.met.length)
    expect(without.map(({ id }) => id)).toEqual([])
  })

  test('is named by no case that has lost its rule', () => {
    expect(Object.keys(CASES).filter((id) => !RULES.some((rule) => rule.id === id))).toEqual([])
  })

  test('names a source', () => {
    expect(RULES.filter(({ source }) => source.length < 5).map(({ id }) => id)).toEqual([])
  })

  test('of the data layer belongs to a named page, and none of the form does', () => {
    const misplaced = RULES.filter(({ layer, group }) => (layer === 'data') !== (group !== undefined))
    expect(misplaced.map(({ id }) => id)).toEqual([])
  })
})

describe.each(RULES.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
  const tables = [CASES[id], CBP_CASES[id]].filter((cases) => cases !== undefined)
  for (const cases of tables) {
    const under = cases.ctx?.profile ? ` under the ${cases.ctx.profile.name} profile` : ''
    for (const value of cases.broken) {
      test(`${words(rule, value)} is reported${under}`, () => {
        const { verdict, finding } = judged(rule, cases, value)
        expect(verdict).toBe('broken')
        for (const [text, made] of sentencesOf(rule, finding))
          expect(inWords(text, made)).not.toMatch(/undefined|\[object/)
      })
    }
    for (const value of cases.met) {
      test(`${words(rule, value)} passes${under}`, () => {
        expect(judged(rule, cases, value).verdict).toBe('met')
      })
    }
  }
})
