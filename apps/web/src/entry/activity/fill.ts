import type { DraftData, DraftSection, LineItem } from '@edfe/domain/entry'
import { isSameContent } from '../editing/merge/flatten-fields.ts'

/** A field that was filled in, by path, before and after. */
interface FilledField {
  path: readonly string[]
  before: unknown
  after: unknown
}

/** Many values that came into a draft at once, as the history of the browser can carry them. */
export interface Fill {
  fields: readonly FilledField[]
  /** The lines before and after, where the fill changed any. */
  lines: { before: readonly LineItem[]; after: readonly LineItem[] }
}

type Content = Readonly<Record<string, unknown>>

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isContent(found) ? found[name] : undefined), value)

/** The fill that made one draft of another. `stored` is what the server took of `after`, in its spelling. */
export function fillOf(before: DraftData, after: DraftData, stored: DraftData): Fill {
  const { line_items: linesBefore = [], ...rest } = before
  const { line_items: linesAfter = [], ...restAfter } = after
  const isOfLines = !isSameLines(linesBefore, linesAfter)
  return {
    fields: changedIn(rest, restAfter, []).map((path) => ({
      path,
      before: at(before, path),
      after: at(stored, path),
    })),
    lines: isOfLines ? { before: linesBefore, after: stored.line_items ?? [] } : { before: [], after: [] },
  }
}

const isSameLines = (one: readonly LineItem[], other: readonly LineItem[]): boolean =>
  one.length === other.length &&
  one.every((line, index) => line.id === other[index]?.id && isSameContent(line, other[index]))

function changedIn(before: unknown, after: unknown, path: readonly string[]): (readonly string[])[] {
  if (isSameContent(before, after)) return []
  if (!isContent(after)) return [path]
  return Object.keys(after).flatMap((name) =>
    changedIn(isContent(before) ? before[name] : undefined, after[name], [...path, name]),
  )
}

/** The number of fields and lines that a fill put in, and of those that it took away. */
export const countOfFill = ({ fields, lines }: Fill) => ({
  fields: fields.length + lines.after.flatMap((line) => changedAt(line, lines.before)).length,
  added: without(lines.after, lines.before).length,
  removed: without(lines.before, lines.after).filter((line) => !isSameContent(line, {})).length,
})

/** False of papers that put nothing in. */
export const isFilled = (fill: Fill): boolean => Object.values(countOfFill(fill)).some((count) => count > 0)

/** The fields that a fill changed in a line that was there. */
function changedAt(line: LineItem, before: readonly LineItem[]) {
  const old = before.find(({ id }) => id === line.id)
  return old ? changedIn(old, line, []) : []
}

const without = (lines: readonly LineItem[], others: readonly LineItem[]): LineItem[] => {
  const ids = new Set(others.map(({ id }) => id))
  return lines.filter(({ id }) => !ids.has(id))
}

/**
 * The sections of a draft without a fill; what was typed since elsewhere stays in them. Undefined once something that was
 * filled in has been changed: a person's own words would go with it.
 */
export function withoutFill({ fields, lines }: Fill, now: DraftData): DraftData | undefined {
  if (fields.some(({ path, after }) => !isSameContent(at(now, path), after))) return undefined
  const { line_items: linesNow = [] } = now
  if (fields.length === 0 && !isLeftIn(linesNow, lines)) return undefined
  const sections: Record<string, unknown> = {}
  for (const { path, before, after } of fields) {
    const [section = '', ...inside] = path
    sections[section] = withMember(
      sections[section] ?? now[section as DraftSection],
      inside,
      before ?? blank(after),
    )
  }
  if (lines.after.length + lines.before.length === 0) return sections as DraftData
  const line_items = linesWithout(lines, linesNow)
  return line_items && { ...(sections as DraftData), line_items }
}

/** False once the lines of a fill are gone, or are as they were before it. */
function isLeftIn(now: readonly LineItem[], { before, after }: Fill['lines']): boolean {
  const was = new Map(before.map((line) => [line.id, line]))
  const filled = new Map(after.map((line) => [line.id, line]))
  return now.some((line) => {
    const [old, made] = [was.get(line.id), filled.get(line.id)]
    return made !== undefined && !(old && (isSameContent(old, made) || isSameContent(old, line)))
  })
}

/** A save leaves a field that is absent as it is. */
const blank = (value: unknown): unknown =>
  typeof value === 'boolean' ? false : Array.isArray(value) ? [] : ''

const withMember = (value: unknown, [name, ...rest]: readonly string[], member: unknown): unknown => {
  if (name === undefined) return member
  const members = isContent(value) ? value : {}
  return { ...members, [name]: withMember(members[name], rest, member) }
}

function linesWithout({ before, after }: Fill['lines'], now: readonly LineItem[]): LineItem[] | undefined {
  const was = new Map(before.map((line) => [line.id, line]))
  const filled = new Map(after.map((line) => [line.id, line]))
  const left: LineItem[] = []
  for (const line of now) {
    const [old, made] = [was.get(line.id), filled.get(line.id)]
    const isOfFill = made !== undefined && !(old && isSameContent(old, made))
    if (!isOfFill) left.push(line)
    else if (!isSameContent(ofPerson(withoutProposed(line, made)), ofPerson(made))) return undefined
    else if (old) left.push({ ...(withoutNew(made, old) as LineItem), ...old })
  }
  // What was taken back before is here again.
  const returned = without(without(before, after), now)
  return [...returned, ...left].map((line, index) => ({ ...line, line_number: index + 1 }))
}

const withoutNew = (made: LineItem, old: LineItem): Content =>
  Object.fromEntries(Object.entries(made).map(([name, value]) => [name, name in old ? value : blank(value)]))

/** What the tariff writes into a line when step 4 is opened. */
const OF_TARIFF: ReadonlySet<string> = new Set<keyof LineItem>([
  'tariff_rows',
  'tariff_rows_removed',
  'duty_amount',
  'duty_source',
  'duty_calculated',
  'tariff_edition',
  'hts_rate',
  'hts_rate_text',
])

/** What it proposes in fields that are empty. */
const PROPOSED = ['net_uom', 'net_uom_2', 'net_uom_3', 'ir_tax_amount'] as const

const withoutProposed = (line: LineItem, made: LineItem): LineItem => ({
  ...line,
  ...Object.fromEntries(PROPOSED.flatMap((name) => (made[name] ? [] : [[name, made[name]]]))),
})

const ofPerson = (line: LineItem): Content =>
  line.duty_source === 'typed'
    ? { ...line }
    : Object.fromEntries(Object.entries(line).filter(([name]) => !OF_TARIFF.has(name)))
