import { meQuery } from '../../src/api/me.ts'
import { EditPartsDialog } from '../../src/parts/edit-parts-dialog.tsx'
import { ImportPartsDialog } from '../../src/parts/import-parts-dialog.tsx'
import { PartDialog } from '../../src/parts/part-dialog.tsx'
import { PartSearchDialog } from '../../src/parts/part-search-dialog.tsx'
import { PartsPage } from '../../src/parts/parts-page.tsx'
import { PartsTable } from '../../src/parts/parts-table.tsx'
import { SelectedPartsBar, useSelectedParts } from '../../src/parts/selected-parts.tsx'
import type { PartRow } from '../../src/parts/use-parts.ts'
import { Panel } from '../../src/ui/panel.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { LONG_PART, PART, PARTS, partsPage } from './parts-sample.ts'
import { ME } from './sample.ts'

const LIST = { queryKey: ['parts', { q: undefined, show: undefined, page: 1, page_size: 25 }] }
const CHANGED_LIST = { queryKey: ['parts', { q: undefined, show: 'changed', page: 1, page_size: 25 }] }
const SOUGHT = 'chair'
const FOUND = { queryKey: ['parts', { q: SOUGHT, page_size: 20 }] }
const AUDITOR = { ...ME, membership: ME.membership && { ...ME.membership, role: 'auditor' as const } }

const table = (rows: readonly PartRow[], mayEdit = true) => (
  <Panel>
    <PartsTable
      rows={rows}
      mayEdit={mayEdit}
      isSelected={(id) => id === PART.id}
      onSelect={nothing}
      onEdit={nothing}
      onDelete={nothing}
      onChecked={nothing}
    />
  </Panel>
)

/** The bar above a page of parts, of which as many are selected. */
function Bar({ selected }: { selected: readonly PartRow[] }) {
  const none = useSelectedParts(PARTS)
  const has = (id: string) => selected.some((row) => row.id === id)
  return (
    <SelectedPartsBar selected={{ ...none, rows: [...selected], has }} shown={PARTS} onChange={nothing} />
  )
}

const search = (answers: Parameters<typeof Answered>[0]['answers']) => (
  <Answered answers={answers}>
    <PartSearchDialog text={SOUGHT} onChoose={nothing} onClose={nothing} />
  </Answered>
)

/** `src/parts`: the goods that an organization imports again and again. */
export const examples: readonly Example[] = [
  {
    component: 'PartsPage',
    at: '/parts',
    states: {
      usual: (
        <Answered answers={[answer(meQuery, ME), answer(LIST, partsPage(PARTS))]}>
          <PartsPage />
        </Answered>
      ),
      'read-only': (
        <Answered answers={[answer(meQuery, AUDITOR), answer(LIST, partsPage(PARTS))]}>
          <PartsPage />
        </Answered>
      ),
      loading: <PartsPage />,
      error: (
        <Answered answers={[answer(meQuery, ME), failure(LIST)]}>
          <PartsPage />
        </Answered>
      ),
      empty: (
        <Answered answers={[answer(meQuery, ME), answer(LIST, partsPage([]))]}>
          <PartsPage />
        </Answered>
      ),
    },
  },
  {
    component: 'PartsPage, only what the tariff changes',
    at: '/parts?show=changed',
    states: {
      'no match': (
        <Answered
          answers={[answer(meQuery, ME), answer(CHANGED_LIST, { ...partsPage([]), all: PARTS.length })]}
        >
          <PartsPage />
        </Answered>
      ),
    },
  },
  {
    component: 'PartsTable',
    states: { 'long text': table([LONG_PART]), 'read-only': table(PARTS, false) },
  },
  {
    component: 'SelectedPartsBar',
    states: { none: <Bar selected={[]} />, some: <Bar selected={[PART]} />, all: <Bar selected={PARTS} /> },
  },
  {
    component: 'PartDialog',
    states: {
      usual: <PartDialog row={PART} onClose={nothing} />,
      empty: <PartDialog onClose={nothing} />,
    },
  },
  {
    component: 'EditPartsDialog',
    states: { usual: <EditPartsDialog rows={PARTS} onClose={nothing} onSaved={nothing} /> },
  },
  { component: 'ImportPartsDialog', states: { usual: <ImportPartsDialog onClose={nothing} /> } },
  {
    component: 'PartSearchDialog',
    states: {
      usual: search([answer(FOUND, partsPage(PARTS))]),
      'long text': search([answer(FOUND, partsPage([LONG_PART]))]),
      loading: search([]),
      error: search([failure(FOUND)]),
      empty: search([answer(FOUND, { ...partsPage([]), all: PARTS.length })]),
    },
  },
]
