import { UNFILED } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { lazyComponent } from '../ui/lazy-component.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { CopyNotice } from './activity/copy-notice.tsx'
import { ImportNotice } from './activity/import-notice.tsx'
import { EditorsContext, usePresence } from './activity/use-presence.ts'
import { CHUNKS } from './chunks.ts'
import { useEditorState, useEntry, useEntryContext } from './editing/entry-context.ts'
import { rulesQuery } from './editing/late-rules.ts'
import { isLocalId } from './editing/local/local-entries.ts'
import { LocalNotice } from './editing/local/local-notice.tsx'
import { RecoveredNotice } from './editing/local/recovered-notice.tsx'
import { ConflictDialog } from './editing/merge/conflict-dialog.tsx'
import { ResumePrompt } from './editing/resume-prompt.tsx'
import { useFirstSave } from './editing/unsaved/use-first-save.ts'
import { useLeaveGuard } from './editing/use-leave-guard.ts'
import { useLiveEntry } from './editing/use-live-entry.ts'
import { usePosition } from './editing/use-position.ts'
import { useSaveKey } from './editing/use-save-key.ts'
import { useVoidedSignatureNotice } from './editing/use-voided-signature-notice.ts'
import { loadFailure } from './failure-messages.ts'
import { CorrectionNotice } from './filed/correction-notice.tsx'
import { pageTitle } from './pages/detail-pages.ts'

const FillNotice = lazyComponent(async () => (await import('./activity/fill-notice.tsx')).FillNotice)
const FiledEntry = lazyComponent(async () => (await CHUNKS.filed()).FiledEntry)
const HeaderStep = lazyComponent(async () => (await CHUNKS.header()).HeaderStep)
const ShipmentStep = lazyComponent(async () => (await CHUNKS.shipment()).ShipmentStep)
const PartiesStep = lazyComponent(async () => (await CHUNKS.parties()).PartiesStep)
const LinesStep = lazyComponent(async () => (await CHUNKS.lines()).LinesStep)
const TotalsStep = lazyComponent(async () => (await CHUNKS.totals()).TotalsStep)
const ReviewStep = lazyComponent(async () => (await CHUNKS.review()).ReviewStep)

const detail = (name: keyof Awaited<ReturnType<typeof CHUNKS.details>>) =>
  lazyComponent(async () => (await CHUNKS.details())[name])

const PAGES: Record<string, ComponentType> = {
  'step-1': HeaderStep,
  header: HeaderStep,
  'step-2': ShipmentStep,
  'step-3': PartiesStep,
  'step-4': LinesStep,
  'step-5': TotalsStep,
  'step-6': ReviewStep,
  review: ReviewStep,
  bond: detail('BondPage'),
  transport: detail('TransportPage'),
  release: detail('ReleasePage'),
  'security-filing': detail('SecurityFilingPage'),
  export: detail('ExportPage'),
  'trade-remedies': detail('TradeRemediesPage'),
  parties: detail('PartiesPage'),
  lines: detail('LinesPage'),
  'line-values': detail('LineValuesPage'),
  calculations: detail('CalculationsPage'),
  declaration: detail('DeclarationPage'),
}

/** Pages whose fields ask nothing of the rules: they are drawn before these are here. */
const BEFORE_RULES = new Set(['step-1', 'header', 'step-3', 'step-4'])

/** Pages of single lines record their position themselves, with the line. */
const LINE_PAGES = new Set(['lines', 'line-values', 'calculations'])

/** The page of an entry: its form while it may be edited, else what was filed and what customs said. */
export function EntryWorkspace({ page }: { page: string }) {
  const { editor, filing } = useEntryContext()
  const entry = useEntry()
  const revision = useEditorState((state) => state.revision)
  useFirstSave()
  useLeaveGuard(editor)
  useLiveEntry(editor)
  useSaveKey(editor)
  useVoidedSignatureNotice()
  usePosition(LINE_PAGES.has(page) ? undefined : page)
  const Page = PAGES[page] ?? HeaderStep
  const isForm = entry.may.edit || UNFILED.has(entry)
  const carried = useLocation().state.filled
  const [filled] = useState({ entry: entry.id, fill: carried })
  const editors = usePresence(entry, page, isForm)
  const loading = (
    <PageSkeleton
      title={pageTitle(page) ?? ''}
      label={t({ id: 'entry-workspace.loading-entry', defaultMessage: 'Loading entry...' })}
    />
  )
  if (!isForm)
    return (
      <Suspense fallback={loading}>
        <FiledEntry />
      </Suspense>
    )
  return (
    <EditorsContext value={editors}>
      <RecoveredNotice />
      <CorrectionNotice page={page} />
      <ImportNotice />
      <CopyNotice />
      {filled.fill && filled.entry === entry.id && (
        <Suspense>
          <FillNotice fill={filled.fill} />
        </Suspense>
      )}
      <ResumePrompt page={page} />
      {isLocalId(entry.id) && <LocalNotice page={page} />}
      <Suspense fallback={loading}>
        {filing || BEFORE_RULES.has(page) ? (
          <Page key={`${page} ${revision}`} />
        ) : (
          <RulesAwaited loading={loading} />
        )}
      </Suspense>
      <ConflictDialog />
    </EditorsContext>
  )
}

/** In place of a page that is drawn from the rules, until they are here. */
function RulesAwaited({ loading }: { loading: ReactNode }) {
  const { error, refetch } = useQuery(rulesQuery)
  // A further try says nothing new until it has the rules: what is read and pressed meanwhile stays.
  const [failure, setFailure] = useState(error)
  if (error && error !== failure) setFailure(error)
  return failure ? (
    <LoadFailed message={loadFailure(failure.message)} onRetry={() => void refetch()} />
  ) : (
    loading
  )
}
