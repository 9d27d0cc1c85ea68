import { ofLine } from '@edfe/domain/profile'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type EntryRowData, useEntryList } from '../api/entry-list.ts'
import { messageOf } from '../api/problem.ts'
import { useCopy } from '../entry/copy/use-copy.tsx'
import { countText, entriesText } from '../messages/money.ts'
import { useMe } from '../session/use-me.ts'
import { Banner, type Notice } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { CheckPanel } from './check-panel.tsx'
import { EntriesTable, lineOfAll } from './entries-table.tsx'
import { type EntryListSearch, isFiltered, NO_FILTER } from './entry-list-search.ts'
import { FindBar } from './find-bar.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { ListViews } from './list-views.tsx'
import { NoEntries } from './no-entries.tsx'
import { ReportFilters } from './report-filters.tsx'
import { saveForms } from './save-forms.ts'
import { useBulkCheck } from './use-bulk-check.ts'
import { useDeleting } from './use-deleting.ts'
import { useMoving } from './use-moving.ts'

const route = getRouteApi('/signed-in/entries')

/** Rows on a page until the person has saved a preference (specification 1, section 9). */
const PAGE_SIZE = 20

/** The organisation's entries: filters in the address, choice of rows, archive and restore. */
export function EntriesPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const preferences = useMe().data?.preferences
  const pageSize = preferences?.is_saved ? preferences.table_page_size : PAGE_SIZE
  const { page = 1, ...narrowing } = search
  const ask = { ...narrowing, page, page_size: pageSize }
  const list = useEntryList(ask)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<readonly EntryRowData[]>([])
  const [notice, setNotice] = useState<Notice>()
  const section = useRef<HTMLElement>(null)
  const moving = useMoving(setNotice, () => {
    setChosen(new Set())
    // The button that was pressed leaves with its row: the list keeps the focus.
    section.current?.focus()
  })
  const deleting = useDeleting(setNotice, () => section.current?.focus())
  const forms = useMutation({
    mutationFn: saveForms,
    onError: (failure) =>
      setNotice({
        tone: 'error',
        text: messageOf(
          failure,
          t({ id: 'entries-page.the-forms-could-not-be', defaultMessage: 'The forms could not be printed.' }),
        ),
      }),
  })
  const [importing, setImporting] = useState(false)
  const checking = useBulkCheck()
  const copy = useCopy()
  // A dialog that closes gives the focus back to its button: when that left with its row, the list takes it.
  const wasAsked = useRef(false)
  useEffect(() => {
    const closed = wasAsked.current && asked.length === 0
    wasAsked.current = asked.length > 0
    if (closed && document.activeElement === document.body) section.current?.focus()
  }, [asked])
  const archived = Boolean(search.archived)
  const rows = list.data?.entries ?? []
  const total = list.data?.total ?? 0
  const hasMore = list.data?.has_more
  const chosenRows = rows.filter(({ id }) => chosen.has(id))

  const change = (next: EntryListSearch, replace = false) => {
    setChosen(new Set())
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace })
  }
  const move = (entries: readonly EntryRowData[]) => (archived ? moving.restore(entries) : setAsked(entries))

  return (
    <>
      <PageHead
        title={
          archived
            ? t({ id: 'entries-page.archived-entries', defaultMessage: 'Archived entries' })
            : t({ id: 'entries-page.entries', defaultMessage: 'Entries' })
        }
        sub={list.data && countOf(isFiltered(search) ? foundText(total, hasMore) : entriesText(total), rows)}
        actions={
          <>
            <Button look="quiet" icon="upload" onClick={() => setImporting(true)}>
              {t({ id: 'entries-page.import', defaultMessage: 'Import' })}
            </Button>
            <LinkButton to="/entries/new/step-1" icon="plus">
              {t({ id: 'entries-page.new-entry', defaultMessage: 'New Entry' })}
            </LinkButton>
          </>
        }
      />
      <Banner notice={notice} onGone={() => setNotice(undefined)} />
      <div className={layoutStyles.stack}>
        {checking.check && (
          <CheckPanel check={checking.check} onStop={checking.stop} onClose={checking.close} />
        )}
        <Panel
          aria-label={t({ id: 'entries-page.entries', defaultMessage: 'Entries' })}
          aria-busy={list.isPlaceholderData || undefined}
          ref={section}
          tabIndex={-1}
        >
          <ListViews counts={list.data?.counts} />
          <FindBar search={search} onChange={change} csv={ask} />
          <ReportFilters
            search={search}
            onChange={(none) => {
              change(none)
              // Its button leaves with the filter: the list keeps the focus.
              section.current?.focus()
            }}
          />
          {list.isPending && (
            <div className={panelStyles.body}>
              <p className={textStyles.secondary}>
                {t({ id: 'entries-page.loading-entries', defaultMessage: 'Loading entries...' })}
              </p>
              <Skeleton rows={6} label="" />
            </div>
          )}
          {list.isError && (
            <LoadFailed
              message={t({
                id: 'entries-page.the-entries-could-not-be',
                defaultMessage: 'The entries could not be loaded.',
              })}
              onRetry={() => void list.refetch()}
            />
          )}
          {list.data && rows.length === 0 && (
            <NoEntries filtered={isFiltered(search)} archived={archived} onClear={() => change(NO_FILTER)} />
          )}
          {rows.length > 0 && (
            <>
              <BulkBar
                chosen={chosenRows.length}
                shown={rows.length}
                archived={archived}
                busy={moving.busy}
                onAll={() => setChosen(new Set(rows.map(({ id }) => id)))}
                onNone={() => setChosen(new Set())}
                onMove={() => move(chosenRows)}
                total={total}
                hasMore={hasMore}
                checking={checking.isRunning}
                onCheck={() => checking.chosen(chosenRows)}
                onCheckAll={() => checking.filtered(ask)}
                isSavingForms={forms.isPending}
                onForms={() => forms.mutate(chosenRows)}
              />
              <EntriesTable
                rows={rows}
                search={search}
                chosen={chosen}
                onChoose={setChosen}
                onSort={(sort, order) => change({ sort, order })}
                onMove={(entry) => move([entry])}
                onCopy={copy.ask}
                onDelete={deleting.ask}
              />
              <Pager
                page={page}
                pageSize={pageSize}
                total={total}
                hasMore={hasMore}
                of="entries"
                onPage={(next) => change({ page: next })}
              />
            </>
          )}
        </Panel>
      </div>
      <ImportDialog open={importing} onClose={() => setImporting(false)} />
      {copy.dialog}
      <ConfirmDialog {...deleting.dialog} />
      <ArchiveDialog
        entries={asked}
        busy={moving.busy}
        onCancel={() => setAsked([])}
        onConfirm={async () => {
          await moving.archive(asked)
          setAsked([])
        }}
      />
    </>
  )
}

/** '30 entries (practice)' */
function countOf(entries: string, rows: readonly EntryRowData[]): string {
  const by = lineOfAll(rows)
  return by ? t(ofLine, { text: entries, by }) : entries
}

const foundText = (total: number, hasMore: boolean | undefined): string =>
  hasMore
    ? t(
        { id: 'entries-page.more-than-found', defaultMessage: 'More than {total} found' },
        { total: countText(total) },
      )
    : t({ id: 'entries-page.found', defaultMessage: '{total} found' }, { total: countText(total) })
