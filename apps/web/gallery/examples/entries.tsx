import { ENTRY_STATUSES } from '@edfe/domain/entry'
import type { ComponentProps } from 'react'
import type { EntryListData } from '../../src/api/entry-list.ts'
import { meQuery } from '../../src/api/me.ts'
import { ArchiveDialog } from '../../src/entries/archive-dialog.tsx'
import { BulkBar } from '../../src/entries/bulk-bar.tsx'
import { CheckPanel } from '../../src/entries/check-panel.tsx'
import { EntriesPage } from '../../src/entries/entries-page.tsx'
import { EntriesTable } from '../../src/entries/entries-table.tsx'
import { EntryFilters } from '../../src/entries/entry-filters.tsx'
import { ListViews } from '../../src/entries/list-views.tsx'
import { NoEntries } from '../../src/entries/no-entries.tsx'
import { Panel } from '../../src/ui/panel.tsx'
import { Answered, answer, failure } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { ME, ROW } from './sample.ts'

const ASK = { queryKey: ['entries', { page: 1, page_size: 20 }] }
const COUNTS: EntryListData['counts'] = {
  all: 3,
  groups: { in_progress: 1, at_cbp: 1, released: 1, rejected: 0, deleted: 0 },
  archived: 0,
}
const ROWS = ENTRY_STATUSES.map((status, at) => ({
  ...ROW,
  id: `00000000-0000-4000-8000-00000000010${at}`,
  status,
}))
const list = (entries: EntryListData['entries']): EntryListData => ({
  entries,
  counts: COUNTS,
  total: entries.length,
  has_more: false,
  page: 1,
  page_size: 20,
})
const LONG_ROW = { ...ROW, goods: LONG_TEXT, supplier: LONG_NAME, bill_of_lading: LONG_NAME }
const EMPTY_ROW = {
  ...ROW,
  goods: '',
  supplier: '',
  port_code: '',
  port_name: null,
  due: null,
  import_date: null,
}

const BAR: ComponentProps<typeof BulkBar> = {
  chosen: 0,
  shown: 20,
  total: 57,
  hasMore: false,
  archived: false,
  busy: false,
  onAll: nothing,
  onNone: nothing,
  onMove: nothing,
  checking: false,
  onCheck: nothing,
  onCheckAll: nothing,
  isSavingForms: false,
  onForms: nothing,
}

const table = (rows: EntryListData['entries'], chosen: readonly string[] = []) => (
  <Panel>
    <EntriesTable
      rows={rows}
      search={{}}
      chosen={new Set(chosen)}
      onChoose={nothing}
      onSort={nothing}
      onMove={nothing}
      onCopy={nothing}
      onDelete={nothing}
    />
  </Panel>
)

const results = [
  { id: ROW.id, name: 'ZZZ-0000001-8', tone: 'ok' as const, words: 'No errors' },
  { id: ASK.queryKey.join(), name: LONG_NAME, tone: 'error' as const, words: LONG_TEXT },
]

/** `src/entries`: the list of entries. */
export const examples: readonly Example[] = [
  {
    component: 'EntriesTable',
    states: {
      'each status': table(ROWS, [ROWS[1]?.id ?? '']),
      'long text': table([LONG_ROW]),
      'nothing typed yet': table([EMPTY_ROW]),
    },
  },
  {
    component: 'BulkBar',
    states: {
      usual: <BulkBar {...BAR} chosen={3} />,
      'none chosen': <BulkBar {...BAR} />,
      loading: <BulkBar {...BAR} chosen={3} busy checking isSavingForms />,
      archive: <BulkBar {...BAR} chosen={20} archived hasMore />,
    },
  },
  {
    component: 'CheckPanel',
    states: {
      usual: (
        <CheckPanel
          check={{ phase: 'done', entries: results, results, leftOut: 1 }}
          onStop={nothing}
          onClose={nothing}
        />
      ),
      loading: (
        <CheckPanel
          check={{ phase: 'running', entries: results, results: results.slice(0, 1), leftOut: 0 }}
          onStop={nothing}
          onClose={nothing}
        />
      ),
      error: (
        <CheckPanel
          check={{
            phase: 'failed',
            entries: results,
            results: [],
            leftOut: 0,
            problem: 'The server is away.',
          }}
          onStop={nothing}
          onClose={nothing}
        />
      ),
    },
  },
  {
    component: 'EntryFilters',
    states: {
      usual: <EntryFilters search={{ status: 'draft' }} active={1} onChange={nothing} />,
      empty: <EntryFilters search={{}} active={0} onChange={nothing} />,
    },
  },
  {
    component: 'ListViews',
    states: { usual: <ListViews counts={COUNTS} />, loading: <ListViews counts={undefined} /> },
  },
  {
    component: 'NoEntries',
    states: {
      empty: <NoEntries filtered={false} archived={false} onClear={nothing} />,
      'no match': <NoEntries filtered archived={false} onClear={nothing} />,
      archive: <NoEntries filtered={false} archived onClear={nothing} />,
    },
  },
  {
    component: 'ArchiveDialog',
    states: {
      usual: <ArchiveDialog entries={[ROW]} busy={false} onConfirm={nothing} onCancel={nothing} />,
      loading: <ArchiveDialog entries={ROWS} busy onConfirm={nothing} onCancel={nothing} />,
    },
  },
  {
    component: 'EntriesPage',
    states: {
      usual: (
        <Answered answers={[answer(meQuery, ME), answer(ASK, list(ROWS))]}>
          <EntriesPage />
        </Answered>
      ),
      loading: <EntriesPage />,
      error: (
        <Answered answers={[answer(meQuery, ME), failure(ASK)]}>
          <EntriesPage />
        </Answered>
      ),
      empty: (
        <Answered answers={[answer(meQuery, ME), answer(ASK, list([]))]}>
          <EntriesPage />
        </Answered>
      ),
    },
  },
]
