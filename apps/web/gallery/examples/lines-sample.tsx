import type { Finding } from '@edfe/domain/rules'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useEntryFormContext } from '../../src/entry/form/form-context.ts'
import type { SheetHandle } from '../../src/entry/lines-sheet/sheet.tsx'
import { useLineChanges } from '../../src/entry/lines-sheet/use-line-changes.ts'
import { useLineFilter } from '../../src/entry/lines-sheet/use-line-filter.ts'
import { useTicks } from '../../src/entry/lines-sheet/use-ticks.ts'
import { EntryForm } from '../entry-form.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'

/** A line of chairs, as a form holds it. */
export const LINE = {
  description: 'Dining chairs of teak',
  htsus: '9401.61.6011',
  net_uom: 'NO',
  entered_value: '12480.00',
  gross_weight_kg: '1248',
  duty_amount: '0.00',
}
export const LINES = { one: LINE, two: { ...LINE, description: 'Tables', htsus: '9403.60.8081' }, three: {} }
export const LONG_LINES = {
  one: { ...LINE, description: LONG_TEXT },
  two: { ...LINE, description: LONG_NAME },
}
const NOTHING_ASKED = () => false

/** What step 4 hands to what it shows of its lines. */
export type Parts = ReturnType<typeof useLines>

/** What step 4 holds of the lines that it shows. */
function useLines(ids: readonly string[]) {
  const form = useEntryFormContext()
  const [order, reorder] = useState(ids)
  const now = useRef(order)
  now.current = order
  const changes = useLineChanges({ form, order: useCallback(() => now.current, []), reorder })
  const filter = useLineFilter(form, order, NOTHING_ASKED)
  const ticks = useTicks(filter.shown)
  const handle = useRef<SheetHandle>(null)
  return { order, changes, filter, ticks, handle }
}

function WithLines({ ids, show }: { ids: readonly string[]; show: (parts: Parts) => ReactNode }) {
  return show(useLines(ids))
}

/** Lines in the form of an entry, and what is shown of them. */
export function linesOf(
  lines: Record<string, object>,
  show: (parts: Parts) => ReactNode,
  findings?: Finding[],
) {
  return (
    <EntryForm values={{ line_items: lines }} findings={findings}>
      <WithLines ids={Object.keys(lines)} show={show} />
    </EntryForm>
  )
}
