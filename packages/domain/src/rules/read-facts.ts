import type { FactsOf, Field, FieldTable } from '../entry/field-table.ts'

/** True for a character of ASCII that is no space: most texts begin and end with one. */
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

/** For each member of a source the fact that it gives, or the members inside it. */
type Plan = Map<string, { name: string; read: Read } | { inside: Plan }>

function planOf(table: FieldTable): Plan {
  const plan: Plan = new Map()
  for (const field of Object.values(table)) {
    const keys = field.path.split('.')
    const leaf = keys.pop()!
    let at = plan
    for (const key of keys) {
      const step = at.get(key) ?? { inside: new Map() }
      at.set(key, step)
      if ('inside' in step) at = step.inside
    }
    at.set(leaf, { name: field.name, read: readOf(field) })
  }
  return plan
}

function fill(into: object, plan: Plan, source: object): void {
  const facts = into as Record<string, unknown>
  for (const key in source) {
    const step = plan.get(key)
    if (!step) continue
    const value = (source as Record<string, unknown>)[key]
    if ('read' in step) facts[step.name] = step.read(value)
    else if (typeof value === 'object' && value !== null) fill(facts, step.inside, value)
  }
}

/** Reads the facts of a table. */
export interface FactReader<Facts> {
  /**
   * All facts of a draft, a line or a fee row, in addition to its own: text trimmed, every text that is not
   * given '' and every list empty.
   */
  read<Own extends object>(source: object, own: Own): Own & Facts
}

/**
 * Facts that a row does not give are inherited: rows of a dozen facts instead of a hundred stay close together in memory,
 * which keeps judging a thousand lines fast (`npm run bench:validate-999`).
 */
export function factReader<Table extends FieldTable>(table: Table): FactReader<FactsOf<Table>> {
  const plan = planOf(table)
  const blank = Object.fromEntries(
    Object.values(table).map((field) => [field.name, readOf(field)(undefined)] as const),
  )
  return {
    read: <Own extends object>(source: object, own: Own) => {
      const facts = Object.assign(Object.create(blank), own)
      fill(facts, plan, source)
      return facts
    },
  }
}

/** Facts with others that are derived when they are first read: judging one field should not read a thousand lines. */
export function withDerived<Facts extends object, Derived extends object>(
  facts: Facts,
  derive: { readonly [Name in keyof Derived]: () => Derived[Name] },
): Facts & Derived {
  for (const name in derive)
    Object.defineProperty(facts, name, {
      configurable: true,
      enumerable: true,
      get() {
        const value = derive[name]()
        Object.defineProperty(facts, name, { value, enumerable: true })
        return value
      },
    })
  return facts as Facts & Derived
}
