import type {
  BondSection,
  DraftData,
  HeaderSection,
  LineItem,
  PartiesSection,
  ShipmentSection,
  TotalsSection,
  TradeRemediesSection,
} from '../../src/entry/draft.ts'
import { feeFields } from '../../src/entry/fields/fee.ts'
import { draftFields } from '../../src/entry/fields/index.ts'
import type { RulesProfileName } from '../../src/profile/index.ts'
import type { RuleContext } from '../../src/rules/context.ts'

/**
 * Values of an entry by the names of their fields: `entry_type`; `htsus`, which is that of the first line;
 * `export_details.export_date`, a path with its section. The name of a section sets all of it.
 */
export type Values = Readonly<
  Partial<
    DraftData &
      HeaderSection &
      BondSection &
      ShipmentSection &
      PartiesSection &
      TotalsSection &
      TradeRemediesSection &
      LineItem
  > & { [path: `${string}.${string}`]: unknown }
>

/** A value of the field that a rule points at. */
type Value = string | boolean | readonly unknown[]

/** Examples whose title says what they change, or examples by a title that a customs expert can judge. */
type Examples<Titled> = readonly (Value | Values)[] | Readonly<Record<string, Titled>>

/** Examples that break a rule, and examples that meet it, each as one change of a valid entry. */
export interface Cases<Titled = Values> {
  /** Values that each example changes further. */
  given?: Values
  breaks?: Examples<Titled>
  meets?: Examples<Titled>
  /** The most characters that meet the rule: one more breaks it. */
  longest?: number
  /** The rules profile; that of the specification when left out. */
  under?: RulesProfileName
  /** The entry corrects, after payment, a valid entry with these values. */
  onFile?: Values
  /** CBP has reviewed the summary on file. */
  isReviewed?: true
  /** The entry replaces a summary that CBP sent back. */
  isSentBack?: true
  /** Duty, taxes and fees of the twelve months before, in dollars. */
  owedInYear?: string
  /** What CBP said is wrong with an importer number. */
  importerProblem?: RuleContext['importerProblem']
  /** What CBP's Notices of Action decided of parts. */
  partActions?: RuleContext['partActions']
}

/** Cases by the id of their rule. */
export type CaseTable = Readonly<Record<string, Cases | readonly Cases[]>>

/** One example of a rule. */
export interface Case
  extends Pick<
    Cases,
    | 'given'
    | 'under'
    | 'onFile'
    | 'isReviewed'
    | 'isSentBack'
    | 'owedInYear'
    | 'importerProblem'
    | 'partActions'
  > {
  /** Left out of examples that have no title. */
  title?: string
  example: Value | Values
  isMet: boolean
}

/** The examples of one rule. */
export function casesOf(tables: readonly CaseTable[], rule: string): Case[] {
  const groups = tables.flatMap((table): readonly Cases[] => [table[rule] ?? []].flat())
  return groups.flatMap(({ breaks = [], meets = [], longest, ...conditions }: Cases) => {
    const list = (examples: Examples<Values>, isMet: boolean): Case[] =>
      Array.isArray(examples)
        ? examples.map((example: Value | Values) => ({ ...conditions, example, isMet }))
        : Object.entries(examples).map(([title, example]) => ({ ...conditions, title, example, isMet }))
    return [
      ...list(breaks, false),
      ...(longest ? list(['A'.repeat(longest + 1)], false) : []),
      ...list(meets, true),
      ...(longest ? list(['A'.repeat(longest)], true) : []),
    ]
  })
}

/** Sections whose fields have a name that no other section and no line uses. */
const NAMED = [
  'header',
  'bond_information',
  'shipment_origin',
  'parties',
  'totals_declarations',
  'trade_remedies',
] as const

const FIRST_LINE = 'line_items.0.'
const FIRST_FEE = 'totals_declarations.fee_summary.0.'

/** The draft path of a name; of a rule on lines, a name that sections use as well is the line's. */
export function pathOf(name: string, scope: 'entry' | 'line' | 'fee' = 'entry'): string {
  const [first = ''] = name.split('.')
  if (first in draftFields) return name
  const isOfLine = first in draftFields.line_items.fields
  if (isOfLine && scope === 'line') return FIRST_LINE + name
  const section = NAMED.find((each) => first in draftFields[each].fields)
  if (section) return `${section}.${name}`
  if (isOfLine) return FIRST_LINE + name
  if (first in feeFields) return FIRST_FEE + name
  throw new Error(`No field of an entry is named ${name}`)
}

/** A copy of a draft with values by their draft paths. */
export const withPaths = (draft: DraftData, values: readonly (readonly [string, unknown])[]): DraftData =>
  values.reduce<DraftData>((before, [path, value]) => withPath(before, path, value), draft)

/** A copy of a draft with values by the names of their fields. */
export const withValues = (draft: DraftData, values: Values): DraftData =>
  withPaths(
    draft,
    Object.entries(values).map(([name, value]) => [pathOf(name), value]),
  )

/** A copy of a draft with a value at a draft path. */
export function withPath(draft: DraftData, path: string, value: unknown): DraftData {
  const [section = '', ...keys] = path.split('.')
  const sections: Record<string, unknown> = { ...structuredClone(draft) }
  sections[section] = keys.length === 0 ? value : valueWithin(sections[section], keys, value)
  return sections
}

/** A row list or an object with a value at the path of its keys. */
function valueWithin(holder: unknown, [key = '', ...keys]: readonly string[], value: unknown): unknown {
  const copy: Record<string, unknown> = { ...(typeof holder === 'object' ? holder : {}) }
  copy[key] = keys.length === 0 ? value : valueWithin(copy[key], keys, value)
  return Array.isArray(holder) ? Object.assign([...holder], copy) : copy
}
