import type { FactsOf, Field, FieldTable } from '../entry/field-table.ts'

/** A value as text; drafts can be imported, so a number is read as well. */
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

const NO_ROWS: readonly never[] = []
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : NO_ROWS)
const isTrue = (value: unknown): boolean => value === true

type Read = (value: unknown) => unknown

const readOf = ({ kind }: Field): Read =>
  kind === 'flag' ? isTrue : kind === 'list' || kind === 'codes' ? list : text

/** What to do with each member of a source: read a fact from it, or look inside it. */
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

/** How the facts of a table are read: into a copy of `blank`, in which every text is '' and every list empty. */
export interface FactReader<Facts> {
  readonly blank: Facts
  /** Sets the facts that a draft, a line or a fee row gives, by the paths of its fields; text is trimmed. */
  fill<Into extends Facts>(facts: Into, source: object): Into
}

/**
 * The blank is parsed from JSON and copied by spreading, so that the facts of a thousand lines have one shape in the
 * engine; that keeps judging them fast (`npm run bench:validate-999`).
 */
export function factReader<Table extends FieldTable>(table: Table): FactReader<FactsOf<Table>> {
  const plan = planOf(table)
  const names = Object.values(table).map((field) => [field.name, readOf(field)(undefined)] as const)
  return {
    blank: JSON.parse(JSON.stringify(Object.fromEntries(names))),
    fill: (facts, source) => {
      fill(facts, plan, source)
      return facts
    },
  }
}
