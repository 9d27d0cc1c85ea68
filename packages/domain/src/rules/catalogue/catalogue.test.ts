import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import { type Case, casesOf, pathOf, withPaths } from '../../../test/cases/cases.ts'
import { RULE_CASES } from '../../../test/cases/rules/index.ts'
import { VALID_CONTEXT, VALID_DRAFT } from '../../../test/cases/rules/valid-draft.ts'
import { fieldOf } from '../../entry/field-table.ts'
import type { Message } from '../../messages/index.ts'
import { rulesProfile } from '../../profile/index.ts'
import { entryFacts } from '../facts.ts'
import type { Finding } from '../finding.ts'
import type { AnyRule, Rule, Verdict } from '../rule.ts'
import { entryRules, feeRules, lineRules } from './index.ts'

const RULES: readonly AnyRule[] = [...entryRules, ...lineRules, ...feeRules]
const PREFIX = { entry: '', line: 'line_items.0.', fee: 'totals_declarations.fee_summary.0.' } as const

/** An example as values by draft path. */
function changes(rule: AnyRule, example: Case['example']): [string, unknown][] {
  if (typeof example !== 'object' || Array.isArray(example))
    return [[PREFIX[rule.scope] + rule.field.path, example]]
  return Object.entries(example).map(([name, value]) => [pathOf(name, rule.scope), value])
}

function judged(rule: AnyRule, { example, given = {}, under }: Case) {
  const draft = withPaths(VALID_DRAFT, [...changes(rule, given), ...changes(rule, example)])
  const ctx = under ? { ...VALID_CONTEXT, profile: rulesProfile(under) } : VALID_CONTEXT
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

const shown = (value: unknown): string =>
  value === ''
    ? 'left out'
    : typeof value !== 'string'
      ? JSON.stringify(value)
      : value.length > 30
        ? `of ${value.length} characters`
        : `'${value}'`

const words = (rule: AnyRule, example: Case['example']): string =>
  changes(rule, example)
    .map(([path, value]) => `${fieldOf(path)?.label ?? path} ${shown(value)}`)
    .join(', ')

describe('every rule of the catalogue', () => {
  test('has an id that no other rule has', () => {
    const ids = RULES.map((rule) => rule.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('has a case that breaks it and a case that meets it', () => {
    const without = RULES.filter(
      ({ id }) => new Set(casesOf(RULE_CASES, id).map(({ isMet }) => isMet)).size < 2,
    )
    expect(without.map(({ id }) => id)).toEqual([])
  })

  test('is named by no case that has lost its rule', () => {
    const named = RULE_CASES.flatMap((table) => Object.keys(table))
    expect(named.filter((id) => !RULES.some((rule) => rule.id === id))).toEqual([])
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
  for (const one of casesOf(RULE_CASES, id)) {
    const under = one.under ? ` under the ${one.under} profile` : ''
    test(`${words(rule, one.example)} ${one.isMet ? 'passes' : 'is reported'}${under}`, () => {
      const { verdict, finding } = judged(rule, one)
      expect(verdict).toBe(one.isMet ? 'met' : 'broken')
      if (one.isMet) return
      for (const [text, made] of sentencesOf(rule, finding))
        expect(inWords(text, made)).not.toMatch(/undefined|\[object/)
    })
  }
})
