import type { FactsOf, Field, FieldTable } from '../entry/field-table.ts'

/** Whether a character is one of ASCII that is no space: most texts begin and end with one. */
const isPlain = (code: number): boolean => code > 32 && code < 127

/** Trimmed text. Most is trimmed already, and looking at its two ends is faster. */
const trimmed = (text: string): string =>
  isPlain(text.charCodeAt(0)) && isPlain(text.charCodeAt(text.length - 1)) ? text : text.trim()

/** A value as text; drafts can be imported, so a number is read as well. */
const text = (value: unknown): string =>
  typeof value === 'string' ? trimmed(value) : typeof value === 'number' ? String(value) : ''

const NO_ROWS: readonly never[] = []
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : NO_ROWS)
const isTrue = (value: unknown): boolean => value === true

type Read = (value: unknown) => unknown

const readOf = ({ kind }: Field): Read =>
  kind === 'flag' ? isTrue : kind === 'list' || kind === 'codes' ? list : text

/** What to do with each member of a source: read a fact from it, or look inside it. */
type Plan = Map<string, { name: string; position: number; read: Read } | { inside: Plan }>

function planOf(table: FieldTable): Plan {
  const plan: Plan = new Map()
  for (const [position, field] of Object.values(table).entries()) {
    const keys = field.path.split('.')
    const leaf = keys.pop()!
    let at = plan
    for (const key of keys) {
      const step = at.get(key) ?? { inside: new Map() }
      at.set(key, step)
      if ('inside' in step) at = step.inside
    }
    at.set(leaf, { name: field.name, position, read: readOf(field) })
  }
  return plan
}

function fill(into: object, plan: Plan, source: object, given: Uint8Array): void {
  const facts = into as Record<string, unknown>
  for (const key in source) {
    const step = plan.get(key)
    if (!step) continue
    const value = (source as Record<string, unknown>)[key]
    if ('read' in step) {
      facts[step.name] = step.read(value)
      given[step.position] = 1
    } else if (typeof value === 'object' && value !== null) fill(facts, step.inside, value, given)
  }
}

/** A mark for each fact of a table that a row gives, by position: a set of names would take longer than reading. */
export type GivenFacts = Uint8Array

/** How the facts of a table are read: `blank` has all of them, every text '' and every list empty. */
export interface FactReader<Facts> {
  readonly blank: Facts
  /**
   * Sets the facts that a draft, a line or a fee row gives, by the paths of its fields; text is trimmed. They go into a
   * copy of `blank`, or into an object that inherits from it. `given` counts which ones, for several rows together.
   */
  fill<Own extends object>(own: Own, source: object, given?: GivenFacts): Own & Facts
  /** A count of the facts that rows give; none at first. */
  noneGiven(): GivenFacts
  /** The names of the facts that no counted row gives: they are blank in all of them. */
  notGiven(given: GivenFacts): ReadonlySet<keyof Facts>
}

/**
 * The blank is parsed from JSON, so that what is copied from it, or inherits from it, has one shape in the engine; that
 * keeps judging a thousand lines fast (`npm run bench:validate-999`).
 */
export function factReader<Table extends FieldTable>(table: Table): FactReader<FactsOf<Table>> {
  const plan = planOf(table)
  const names = Object.values(table).map((field) => [field.name, readOf(field)(undefined)] as const)
  const unused = new Uint8Array(names.length)
  return {
    blank: JSON.parse(JSON.stringify(Object.fromEntries(names))),
    fill: <Own extends object>(own: Own, source: object, given = unused) => {
      fill(own, plan, source, given)
      return own as Own & FactsOf<Table>
    },
    noneGiven: () => new Uint8Array(names.length),
    notGiven: (given) => new Set(names.flatMap(([name], position) => (given[position] ? [] : [name]))),
  }
}
