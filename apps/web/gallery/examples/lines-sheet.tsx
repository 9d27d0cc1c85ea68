import type { Finding } from '@edfe/domain/rules'
import { LineFilters } from '../../src/entry/lines-sheet/line-filters.tsx'
import { LineList } from '../../src/entry/lines-sheet/line-list.tsx'
import { Sheet } from '../../src/entry/lines-sheet/sheet.tsx'
import { SheetTools } from '../../src/entry/lines-sheet/sheet-tools.tsx'
import { useMedia } from '../../src/ui/use-media.ts'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { lineDialogs } from './line-dialogs.tsx'
import { LINES, LONG_LINES, linesOf, type Parts } from './lines-sample.tsx'

const MISSING: Finding = {
  rule_id: 'LINE_HTSUS_REQUIRED',
  path: 'line_items.three.htsus',
  severity: 'error',
  message: { id: 'rule.LINE_HTSUS_REQUIRED' },
  step: 'line_items',
}
/** Step 4 shows the sheet above 60rem, and the list below. */
const SHEET_PX = 961

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
  ...lineDialogs,
]
