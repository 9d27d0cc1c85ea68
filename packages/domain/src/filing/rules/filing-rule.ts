import {
  type EntryFieldName,
  entryTable,
  type FeeFieldName,
  type Field,
  feeTable,
  type LineFieldName,
  lineTable,
} from '../../entry/field-table.ts'
import { fieldLabel } from '../../entry/field-words.ts'
import type { MessageParams } from '../../messages/index.ts'
import type { RuleContext } from '../../rules/context.ts'
import type { Severity } from '../../rules/finding.ts'
import { defineRule, type Rule } from '../../rules/rule.ts'
import type { FilingContext, FilingFee, FilingLine } from '../filing-context.ts'
import { findingPlace } from '../finding-place.ts'

export type FilingEntryRule = Rule<FilingContext, FilingContext>
export type FilingLineRule = Rule<FilingLine, FilingContext>
export type FilingFeeRule = Rule<FilingFee, FilingContext>

/** A need of AE beyond the data layer. */
export type FilingRule = FilingEntryRule | FilingLineRule | FilingFeeRule

export type FilingRuleId = `FILING_${string}`

/** A field of the entry by its name in the field table, or a reading of the entry. */
type EntryName = Exclude<keyof FilingContext, 'lines' | 'feeRows'>
/** A field of a line by its name in the field table, or a reading of the line. */
type LineName = Exclude<keyof FilingLine, 'line'>

/**
 * A filing rule as it is written. `reads` names the facts that must be given before it judges, `mayRead` those that may
 * be blank, `entry` those of the entry in a rule on lines or fee rows, `ofLines` those of every line. Reading anything
 * else is a type error.
 */
export interface FilingDefinition<At extends string, Facts, Entry = unknown> {
  id: FilingRuleId
  /** The field that the finding points at. */
  at: At
  /** 'error' when left out. */
  severity?: Severity
  source: string
  when?(facts: Facts, ctx: RuleContext, entry: Entry): boolean
  holds(facts: Facts, ctx: RuleContext, entry: Entry): boolean
  /** English in ICU syntax; `params` fills its blanks. */
  message: string
  detail?: string
  params?(facts: Facts, ctx: RuleContext, entry: Entry): MessageParams
  /** The id of the filed entry that the finding rests on. */
  entryOf?(facts: Facts, ctx: RuleContext): string | undefined
}

export interface Reads<R, M> {
  reads?: readonly R[]
  mayRead?: readonly M[]
}

interface LinesWith<L extends LineName> {
  readonly lines: readonly Pick<FilingLine, L>[]
}

const FEE_ROWS = 'totals_declarations.fee_summary'

/** A field of the entry, a field of its first line for what the lines share, or the fee rows as a whole. */
export type EntryTarget = EntryFieldName | `line_items.0.${LineFieldName}` | 'fee_summary'

const isEntryField = (at: string): at is EntryFieldName => Object.hasOwn(entryTable, at)
const isLineField = (at: string): at is LineFieldName => Object.hasOwn(lineTable, at)

export function fieldAt(at: EntryTarget): Field {
  if (isEntryField(at)) return entryTable[at]
  const inLine = at.replace(/^line_items\.0\./, '')
  if (isLineField(inLine)) return { ...lineTable[inLine], path: at }
  return {
    ...findingPlace(FEE_ROWS),
    kind: 'list',
    name: at,
    path: FEE_ROWS,
    label: fieldLabel(FEE_ROWS).defaultMessage,
    hint: '',
  }
}

const namesOfLines = (names: readonly string[] = []): string[] => names.map((name) => `lines.${name}`)

/** A rule that judges the entry once. */
export function filingRule<
  R extends EntryName = never,
  M extends EntryName = never,
  L extends LineName = never,
>({
  reads = [],
  ofLines,
  ...definition
}: FilingDefinition<EntryTarget, Pick<FilingContext, R | M> & LinesWith<L>> &
  Reads<R, M> & { ofLines?: readonly L[] }): FilingEntryRule {
  const rule = defineRule<FilingContext, FilingContext, EntryTarget, R, M, never>(
    'entry',
    fieldAt(definition.at),
    { ...definition, layer: 'filing', reads },
  )
  return { ...rule, reads: [...rule.reads, ...namesOfLines(ofLines)] }
}

/** A rule that judges each line. */
export function filingLineRule<
  R extends LineName = never,
  M extends LineName = never,
  E extends EntryName = never,
  L extends LineName = never,
>({
  reads = [],
  ofLines,
  ...definition
}: FilingDefinition<LineFieldName, Pick<FilingLine, R | M>, Pick<FilingContext, E> & LinesWith<L>> &
  Reads<R, M> & { entry?: readonly E[]; ofLines?: readonly L[] }): FilingLineRule {
  const rule = defineRule<FilingLine, FilingContext, LineFieldName, R, M, E>(
    'line',
    lineTable[definition.at],
    { ...definition, layer: 'filing', reads },
  )
  return { ...rule, reads: [...rule.reads, ...namesOfLines(ofLines)] }
}

/** A rule that judges each fee row of step 5. */
export const filingFeeRule = <
  R extends keyof FilingFee = never,
  M extends keyof FilingFee = never,
  E extends EntryName = never,
>({
  reads = [],
  ...definition
}: FilingDefinition<FeeFieldName, Pick<FilingFee, R | M>, Pick<FilingContext, E>> &
  Reads<R, M> & { entry?: readonly E[] }): FilingFeeRule =>
  defineRule<FilingFee, FilingContext, FeeFieldName, R, M, E>('fee', feeTable[definition.at], {
    ...definition,
    layer: 'filing',
    reads,
  })

const SHARED = ['mid', 'origin'] as const

/**
 * Two rules of a field that step 2 gives for all lines: lines that give the value themselves are judged one by one, the
 * others are one finding at the field of step 2. The rule of the lines has the id with `_OF_LINE`.
 */
export function sharedRules(definition: {
  id: FilingRuleId
  /** The field of step 2. */
  at: EntryFieldName
  /** The field of the line that overrides it. */
  own: 'origin_country' | 'manufacturer_mid'
  source: string
  message: string
  holds(
    line: Pick<FilingLine, (typeof SHARED)[number]>,
    ctx: RuleContext,
    entry: Pick<FilingContext, 'entryType' | 'exporting_country'>,
  ): boolean
}): [FilingEntryRule, FilingLineRule] {
  const { id, at, own, source, message, holds } = definition
  return [
    filingRule({
      id,
      at,
      source,
      message,
      mayRead: ['entryType', 'exporting_country'],
      ofLines: [own, ...SHARED],
      holds: (entry, ctx) => entry.lines.every((line) => Boolean(line[own]) || holds(line, ctx, entry)),
    }),
    filingLineRule({
      id: `${id}_OF_LINE`,
      at: own,
      source,
      message,
      reads: [own],
      mayRead: SHARED,
      entry: ['entryType', 'exporting_country'],
      holds,
    }),
  ]
}

export const MATRIX = 'CBP AE chapter, July 2026, data by entry type'
export const TRANSPORT = 'CBP AE chapter, July 2026, usage note g'
export const MANIFEST = 'CBP AE chapter, July 2026, usage note h'
