import type { Finding } from '@edfe/domain/rules'
import { cellName, isBegun } from './sheet-columns.ts'

/** The filters for many lines, in the order of the buttons. */
export const LINE_GROUPS = ['errors', 'missing', 'asked', 'checks', 'typed'] as const
export type LineGroup = (typeof LINE_GROUPS)[number]

/** The lines of each group; a line may be in several. */
export type GroupedLines = Record<LineGroup, ReadonlySet<string>>

interface Facts {
  /** The ids of all lines. */
  order: readonly string[]
  /** All findings by the name of their field: `line_items.<id>.<field>`. */
  findings: readonly (readonly [name: string, finding: Finding])[]
  /** True if a field shows its finding although its line has no goods yet. */
  isShown: (name: string) => boolean
  /** The text of a field; '' for an empty one. */
  textOf: (name: string) => string
  /** True if a person typed over the tariff's duty of a line. */
  isTypedOver: (id: string) => boolean
  /** True if a line has a question that is asked of several at once. */
  isAsked: (id: string) => boolean
}

/** The fields that an open question leaves empty: their line is counted under the question. */
const OF_QUESTIONS: readonly string[] = ['duty_amount', 'relationship']

/**
 * Groups the lines as their cells look: an error in an empty field is missing, a warning is to be checked. A line with
 * goods counts at once, an empty one when a save was attempted.
 */
export function groupedLines({
  order,
  findings,
  isShown,
  textOf,
  isTypedOver,
  isAsked,
}: Facts): GroupedLines {
  const groups = { errors: new Set<string>(), missing: new Set<string>(), checks: new Set<string>() }
  const begun = new Set(order.filter((id) => isBegun((field) => textOf(cellName(id, field)))))
  for (const [name, { severity }] of findings) {
    const [, id = '', field = ''] = name.split('.')
    if (!begun.has(id) && !isShown(name)) continue
    if (severity !== 'error') groups.checks.add(id)
    else if (textOf(name) === '') {
      if (!OF_QUESTIONS.includes(field) || !isAsked(id)) groups.missing.add(id)
    } else groups.errors.add(id)
  }
  return { ...groups, asked: new Set(order.filter(isAsked)), typed: new Set(order.filter(isTypedOver)) }
}

/** True if two groupings are the same, so that nothing needs to be drawn again. */
export const isSameGrouping = (a: GroupedLines, b: GroupedLines): boolean =>
  LINE_GROUPS.every(
    (group) => a[group].size === b[group].size && [...a[group]].every((id) => b[group].has(id)),
  )

/** The lines of a group in their order, and those that were in it since it was chosen: a mended line stays. */
export const linesShown = (
  order: readonly string[],
  members: ReadonlySet<string>,
  kept: ReadonlySet<string>,
): readonly string[] => order.filter((id) => members.has(id) || kept.has(id))
