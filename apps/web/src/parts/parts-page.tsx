import { may } from '@edfe/domain/access'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { countText } from '../messages/money.ts'
import { useMe } from '../session/use-me.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import feedbackStyles from '../ui/feedback.module.css'
import { Icon } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import textStyles from '../ui/text.module.css'
import { ViewNav } from '../ui/view-nav.tsx'
import { t } from '../words/t.ts'
import { EditPartsDialog } from './edit-parts-dialog.tsx'
import { ImportPartsDialog } from './import-parts-dialog.tsx'
import { PartDialog } from './part-dialog.tsx'
import type { PartsSearch } from './parts-search.ts'
import { PartsTable } from './parts-table.tsx'
import { partsText } from './parts-text.ts'
import { SelectedPartsBar, useSelectedParts } from './selected-parts.tsx'
import { usePartActions } from './use-part-actions.ts'
import { type PartRow, partsCsvAddress, useParts } from './use-parts.ts'

const route = getRouteApi('/signed-in/parts')
const PAGE_SIZE = 25

type Opened = { dialog: 'part'; row?: PartRow } | { dialog: 'import' } | { dialog: 'many' }

/** The goods that the organization imports again and again: search, change, import, export, what the tariff changes. */
export function PartsPage() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const role = useMe().data?.membership?.role
  const mayEdit = role !== undefined && may(role, 'entry.edit')
  const { q, show, page = 1 } = search
  const filter = { q, show }
  const list = useParts({ ...filter, page, page_size: PAGE_SIZE })
  const [opened, setOpened] = useState<Opened>()
  const section = useRef<HTMLElement>(null)
  const actions = usePartActions(() => section.current?.focus())
  const change = (next: PartsSearch) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace: true })
  const rows = list.data?.parts ?? []
  const selected = useSelectedParts(rows)
  return (
    <>
      <PageHead
        title={t({ id: 'parts-page.parts', defaultMessage: 'Parts' })}
        sub={
          list.data &&
          t(
            { id: 'parts-page.tariff', defaultMessage: '{all}. Tariff: {edition}' },
            { all: partsText(list.data.all), edition: list.data.edition },
          )
        }
        actions={
          <>
            <a className={buttonClass('quiet')} href={partsCsvAddress(filter)} download>
              <Icon name="download" />
              {t({ id: 'parts-page.export-csv', defaultMessage: 'Export CSV' })}
            </a>
            {mayEdit && (
              <>
                <Button look="quiet" icon="upload" onClick={() => setOpened({ dialog: 'import' })}>
                  {t({ id: 'parts-page.import', defaultMessage: 'Import' })}
                </Button>
                <Button icon="plus" onClick={() => setOpened({ dialog: 'part' })}>
                  {t({ id: 'parts-page.new-part', defaultMessage: 'New part' })}
                </Button>
              </>
            )}
          </>
        }
      />
      <Panel
        aria-label={t({ id: 'parts-page.parts', defaultMessage: 'Parts' })}
        aria-busy={list.isPlaceholderData || undefined}
        ref={section}
        tabIndex={-1}
      >
        <ViewNav label={t({ id: 'parts-page.views-of-the-list', defaultMessage: 'Views of the list' })}>
          {([undefined, 'changed'] as const).map((view) => (
            <li key={view ?? 'all'}>
              <Link
                to="/parts"
                search={{ q, show: view, page: undefined }}
                activeOptions={{ explicitUndefined: true }}
              >
                {view
                  ? t({ id: 'parts-page.changed-by-the-tariff', defaultMessage: 'Changed by the tariff' })
                  : t({ id: 'common.all', defaultMessage: 'All' })}{' '}
                <span>{list.data ? countText(view ? list.data.changed : list.data.all) : ''}</span>
              </Link>
            </li>
          ))}
        </ViewNav>
        <search className={`${layoutStyles.ruleBelow} ${layoutStyles.inset16}`}>
          <SearchField
            q={q ?? ''}
            hint={t({
              id: 'parts-page.part-number-goods-htsus-number',
              defaultMessage: 'Part number, goods, HTSUS number or manufacturer',
            })}
            maxLength={100}
            onChange={(next) => change({ q: next === '' ? undefined : next })}
          />
        </search>
        {list.isPending && (
          <div className={panelStyles.body}>
            <Skeleton
              rows={6}
              label={t({ id: 'parts-page.loading-the-parts', defaultMessage: 'Loading the parts…' })}
            />
          </div>
        )}
        {list.isError && (
          <LoadFailed
            message={t({
              id: 'parts-page.the-parts-could-not-be',
              defaultMessage: 'The parts could not be loaded.',
            })}
            onRetry={() => void list.refetch()}
          />
        )}
        {list.data && rows.length === 0 && (
          <NoParts
            search={search}
            mayEdit={mayEdit}
            onClear={() => change({ q: undefined, show: undefined })}
          />
        )}
        {list.data && rows.length > 0 && (
          <>
            {mayEdit && (
              <SelectedPartsBar
                selected={selected}
                shown={rows}
                onChange={() => setOpened({ dialog: 'many' })}
              />
            )}
            <PartsTable
              rows={rows}
              mayEdit={mayEdit}
              isSelected={selected.has}
              onSelect={(row, isSelected) => selected.select([row], isSelected)}
              onEdit={(row) => setOpened({ dialog: 'part', row })}
              {...actions}
              onDelete={(row) => {
                selected.select([row], false)
                void actions.onDelete(row)
              }}
            />
            <Pager
              page={page}
              pageSize={PAGE_SIZE}
              total={list.data.total}
              of="parts"
              onPage={(next) => change({ page: next })}
            />
          </>
        )}
      </Panel>
      {opened?.dialog === 'part' && <PartDialog row={opened.row} onClose={() => setOpened(undefined)} />}
      {opened?.dialog === 'many' && (
        <EditPartsDialog
          rows={selected.rows}
          onClose={() => setOpened(undefined)}
          onSaved={() => {
            selected.clear()
            setOpened(undefined)
          }}
        />
      )}
      {opened?.dialog === 'import' && <ImportPartsDialog onClose={() => setOpened(undefined)} />}
    </>
  )
}

interface NoPartsProps {
  search: PartsSearch
  mayEdit: boolean
  onClear: () => void
}

function NoParts({ search: { q, show }, mayEdit, onClear }: NoPartsProps) {
  const { title, hint } = q ? notFound() : show ? noneChanged() : noneYet(mayEdit)
  return (
    <div className={feedbackStyles.empty}>
      <p className={textStyles.strong}>{title}</p>
      <p className={textStyles.secondary}>{hint}</p>
      {(q || show) && (
        <Button look="quiet" onClick={onClear}>
          {t({ id: 'parts-page.show-all-parts', defaultMessage: 'Show all parts' })}
        </Button>
      )}
    </div>
  )
}

const notFound = () => ({
  title: t({ id: 'parts-page.no-parts-found', defaultMessage: 'No parts found' }),
  hint: t({ id: 'parts-page.try-other-words', defaultMessage: 'Try other words.' }),
})

const noneChanged = () => ({
  title: t({
    id: 'parts-page.no-part-is-changed-by',
    defaultMessage: 'No part is changed by the tariff',
  }),
  hint: t({
    id: 'parts-page.a-part-is-listed-here',
    defaultMessage:
      'A part is listed here when an edition of the tariff changes its rate or ends its number.',
  }),
})

const noneYet = (mayEdit: boolean) => ({
  title: t({ id: 'parts-page.no-parts-yet', defaultMessage: 'No parts yet' }),
  hint: mayEdit
    ? t({
        id: 'parts-page.save-a-line-of-an',
        defaultMessage:
          'Save a line of an entry as a part, import a list, or add a part here. A line takes everything from its part.',
      })
    : t({
        id: 'parts-page.lines-of-an-entry-are',
        defaultMessage: 'Lines of an entry are saved as parts. Later lines take everything from their part.',
      }),
})
