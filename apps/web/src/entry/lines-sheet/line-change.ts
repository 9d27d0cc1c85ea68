/** A text in a field of a line; the field may be one inside another: `manufacturer.name`. */
export interface CellText {
  id: string
  field: string
  text: string
}

/** One action on the lines, however many cells and rows it touched, with what it takes to reverse it. */
export interface LineChange {
  cells: readonly (CellText & { before: string })[]
  /** The ids of the lines in their order, before and after. */
  orderBefore: readonly string[]
  order: readonly string[]
  /** The note for the texts that were changed when they were kept. */
  note?: string | undefined
}

/** Texts as they are kept. */
export interface SettledCells {
  cells: readonly CellText[]
  note?: string
}

/** The change that leads back. */
export const reversed = ({ cells, orderBefore, order }: LineChange): LineChange => ({
  cells: cells.map(({ id, field, text, before }) => ({ id, field, text: before, before: text })),
  orderBefore: order,
  order: orderBefore,
})

/**
 * The order of the lines once a change is made to lines that may have changed since: the lines that it removed go, those
 * that it added come where they were, and the rest stay as they are now.
 */
export function orderAfter(now: readonly string[], { orderBefore, order }: LineChange): readonly string[] {
  const before = new Set(orderBefore)
  const after = new Set(order)
  const next = now.filter((id) => after.has(id) || !before.has(id))
  const present = new Set(next)
  order.forEach((id, index) => {
    if (!before.has(id) && !present.has(id)) next.splice(Math.min(index, next.length), 0, id)
  })
  return next
}
