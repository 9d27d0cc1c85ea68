import type { LineItem } from '../../entry/draft.ts'
import {
  type EntryFieldName,
  entryTable,
  type FeeFieldName,
  type Field,
  feeTable,
  type LineFieldName,
  lineTable,
} from '../../entry/field-table.ts'
import type { RuleContext } from '../../rules/context.ts'
import { defineRule, type Rule, type RuleDefinition } from '../../rules/rule.ts'
import type { FilingContext, FilingFee, FilingLine } from '../filing-context.ts'
import { fieldLabel, findingPlace } from '../finding-place.ts'

export type FilingEntryRule = Rule<FilingContext, FilingContext>
export interface FilingLineRule extends Rule<FilingLine, FilingContext> {
  readonly onlyWith: readonly (keyof LineItem)[]
  /** Whether the rule judges any line of the entry. */
  appliesTo(entry: FilingContext, ctx: RuleContext): boolean
}
export type FilingFeeRule = Rule<FilingFee, FilingContext>

/** What AE needs beyond the data layer. */
export type FilingRule = FilingEntryRule | FilingLineRule | FilingFeeRule

export type FilingRuleId = `FILING_${string}`

/**
 * A filing rule as it is written. The context is computed and never blank, so a filing rule does not wait: it lists
 * everything that it looks at in `mayRead`.
 */
type FilingDefinition<F, At extends string, M extends keyof F, E extends keyof FilingContext = never> = Omit<
  RuleDefinition<F, At, never, M, E, FilingContext>,
  'id' | 'layer' | 'reads' | 'formOnly' | 'group' | 'page'
> & { id: FilingRuleId }

const FEE_ROWS = 'totals_declarations.fee_summary'

/** A field of the entry, a field of its first line for what the lines share, or the fee rows as a whole. */
type EntryTarget = EntryFieldName | `line_items.0.${LineFieldName}` | 'fee_summary'

const isEntryField = (at: string): at is EntryFieldName => Object.hasOwn(entryTable, at)
const isLineField = (at: string): at is LineFieldName => Object.hasOwn(lineTable, at)

function fieldAt(at: EntryTarget): Field {
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

const FILING = { layer: 'filing', reads: [] } as const

/** A rule that judges the entry once. */
export const filingRule = <M extends keyof FilingContext>(
  definition: FilingDefinition<FilingContext, EntryTarget, M>,
): FilingEntryRule => defineRule('entry', fieldAt(definition.at), { ...definition, ...FILING })

/**
 * A rule that judges each line. `onlyWith` names what a line has to give for the rule to find anything, and `appliesTo`
 * says for which entries it is; the lines of other entries are not asked, which is most of what an entry of many lines
 * costs.
 */
export const filingLineRule = <M extends keyof FilingLine, E extends keyof FilingContext = never>({
  onlyWith = [],
  appliesTo,
  ...definition
}: FilingDefinition<FilingLine, LineFieldName, M, E> & {
  onlyWith?: readonly (keyof LineItem)[]
  appliesTo?(entry: Pick<FilingContext, E>, ctx: RuleContext): boolean
}): FilingLineRule => {
  const { when } = definition
  const applies: typeof when = (line, ctx, entry) =>
    appliesTo?.(entry, ctx) !== false && when?.(line, ctx, entry) !== false
  return {
    ...defineRule('line', lineTable[definition.at], {
      ...definition,
      ...FILING,
      ...(appliesTo && { when: applies }),
    }),
    onlyWith,
    appliesTo: appliesTo ?? (() => true),
  }
}

/** A rule that judges each fee row of step 5. */
export const filingFeeRule = <M extends keyof FilingFee, E extends keyof FilingContext = never>(
  definition: FilingDefinition<FilingFee, FeeFieldName, M, E>,
): FilingFeeRule => defineRule('fee', feeTable[definition.at], { ...definition, ...FILING })

type SharedLine = Pick<FilingLine, 'mid' | 'origin'>
type SharedEntry = Pick<FilingContext, 'draft' | 'entryType' | 'needs'>

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
  holds(line: SharedLine, ctx: RuleContext, entry: SharedEntry): boolean
}): [FilingEntryRule, FilingLineRule] {
  const { id, at, own, source, message, holds } = definition
  return [
    filingRule({
      id,
      at,
      source,
      message,
      mayRead: ['lines', 'draft', 'entryType', 'needs'],
      holds: (entry, ctx) => entry.lines.every((line) => Boolean(line.line[own]) || holds(line, ctx, entry)),
    }),
    filingLineRule({
      id: `${id}_OF_LINE`,
      at: own,
      source,
      message,
      mayRead: ['line', 'mid', 'origin'],
      entry: ['draft', 'entryType', 'needs'],
      holds: (line, ctx, entry) => !line.line[own] || holds(line, ctx, entry),
    }),
  ]
}

export const MATRIX = 'CBP AE chapter, July 2026, data by entry type'
export const TRANSPORT = 'CBP AE chapter, July 2026, usage note g'
export const MANIFEST = 'CBP AE chapter, July 2026, usage note h'
