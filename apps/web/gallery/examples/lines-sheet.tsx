import type { Finding } from '@edfe/domain/rules'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useEntryFormContext } from '../../src/entry/form/form-context.ts'
import { LineFilters } from '../../src/entry/lines-sheet/line-filters.tsx'
import { LineList } from '../../src/entry/lines-sheet/line-list.tsx'
import { Sheet, type SheetHandle } from '../../src/entry/lines-sheet/sheet.tsx'
import { SheetTools } from '../../src/entry/lines-sheet/sheet-tools.tsx'
import { useLineChanges } from '../../src/entry/lines-sheet/use-line-changes.ts'
import { useLineFilter } from '../../src/entry/lines-sheet/use-line-filter.ts'
import { useTicks } from '../../src/entry/lines-sheet/use-ticks.ts'
import { useMedia } from '../../src/ui/use-media.ts'
import { EntryForm } from '../entry-form.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'

const LINE = {
  description: 'Dining chairs of teak',
  htsus: '9401.61.6011',
  net_uom: 'NO',
  entered_value: '12480.00',
  gross_weight_kg: '1248',
  duty_amount: '0.00',
}
const LINES = { one: LINE, two: { ...LINE, description: 'Tables', htsus: '9403.60.8081' }, three: {} }
const LONG_LINES = { one: { ...LINE, description: LONG_TEXT }, two: { ...LINE, description: LONG_NAME } }
const MISSING: Finding = {
  rule_id: 'LINE_HTSUS_REQUIRED',
  path: 'line_items.three.htsus',
  severity: 'error',
  message: { id: 'rule.LINE_HTSUS_REQUIRED' },
  step: 'line_items',
}
/** Step 4 shows the sheet above 60rem, and the list below. */
const SHEET_PX = 961
const NOTHING_ASKED = () => false

type Parts = ReturnType<typeof useLines>

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

function linesOf(lines: Record<string, object>, show: (parts: Parts) => ReactNode, findings?: Finding[]) {
  return (
    <EntryForm values={{ line_items: lines }} findings={findings}>
      <WithLines ids={Object.keys(lines)} show={show} />
    </EntryForm>
  )
}

const sheet =
  (mayEdit = true, openId?: string) =>
  ({ order, changes, filter, ticks, handle }: Parts) => (
    <Sheet
      order={order}
      shown={filter.shown}
      mayEdit={mayEdit}
      openId={openId}
      onOpen={nothing}
      changes={changes}
      ticks={ticks}
      handle={handle}
    />
  )

function Tools({ order, changes, ticks }: Parts) {
  return (
    <SheetTools
      order={order}
      changes={changes}
      ticks={ticks}
      isNarrow={useMedia(`(max-width: ${SHEET_PX - 1}px)`)}
      onAdd={nothing}
      onRemove={nothing}
      onFillDown={nothing}
      onPaste={nothing}
    />
  )
}
const tools = (parts: Parts) => <Tools {...parts} />

const list = ({ order, filter, ticks, handle }: Parts) => (
  <LineList
    order={order}
    shown={filter.shown}
    asked={new Set(['two'])}
    onOpen={nothing}
    ticks={ticks}
    handle={handle}
  />
)

/** `src/entry/lines-sheet`: the lines of step 4. */
export const examples: readonly Example[] = [
  {
    component: 'Sheet',
    narrowest: SHEET_PX,
    states: {
      usual: linesOf(LINES, sheet()),
      error: linesOf(LINES, sheet(), [MISSING]),
      'a line is open': linesOf(LINES, sheet(true, 'two')),
      'long text': linesOf(LONG_LINES, sheet()),
      'read-only': linesOf(LINES, sheet(false)),
      empty: linesOf({}, sheet()),
    },
  },
  { component: 'SheetTools', states: { usual: linesOf(LINES, tools), empty: linesOf({}, tools) } },
  {
    component: 'LineFilters',
    states: {
      usual: linesOf(LINES, ({ order, filter }) => <LineFilters count={order.length} filter={filter} />),
    },
  },
  {
    component: 'LineList',
    states: {
      usual: linesOf(LINES, list),
      error: linesOf(LINES, list, [MISSING]),
      'long text': linesOf(LONG_LINES, list),
    },
  },
]
