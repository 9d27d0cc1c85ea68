import { UNFILED } from '@edfe/domain/entry'
import { type ComponentType, lazy, Suspense } from 'react'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { CopyNotice } from './activity/copy-notice.tsx'
import { ImportNotice } from './activity/import-notice.tsx'
import { EditorsContext, usePresence } from './activity/use-presence.ts'
import { BondPage } from './details/bond-page.tsx'
import { useEditorState, useEntryContext } from './editing/entry-context.ts'
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
import { CorrectionNotice } from './filed/correction-notice.tsx'
import { FiledEntry } from './filed/filed-entry.tsx'
import { pageTitle } from './pages/detail-pages.ts'
import { HeaderStep } from './steps/header-step.tsx'
import { PartiesStep } from './steps/parties-step.tsx'
import { ReviewStep } from './steps/review/review-step.tsx'
import { ShipmentStep } from './steps/shipment-step.tsx'
import { TotalsStep } from './steps/totals/totals-step.tsx'

const LinesStep = lazy(async () => ({ default: (await import('./steps/lines/lines-step.tsx')).LinesStep }))

/** The detail pages come in a separate chunk: most entries never open one. */
const detail = (name: keyof typeof import('./details/detail-routes.ts')) =>
  lazy(async () => ({ default: (await import('./details/detail-routes.ts'))[name] }))

const PAGES: Record<string, ComponentType> = {
  'step-1': HeaderStep,
  header: HeaderStep,
  'step-2': ShipmentStep,
  'step-3': PartiesStep,
  'step-4': LinesStep,
  'step-5': TotalsStep,
  'step-6': ReviewStep,
  review: ReviewStep,
  bond: BondPage,
  transport: detail('TransportPage'),
  export: detail('ExportPage'),
  'trade-remedies': detail('TradeRemediesPage'),
  parties: detail('PartiesPage'),
  lines: detail('LinesPage'),
  'line-values': detail('LineValuesPage'),
  calculations: detail('CalculationsPage'),
  declaration: detail('DeclarationPage'),
}

/** Pages of single lines record their position themselves, with the line. */
const LINE_PAGES = new Set(['lines', 'line-values', 'calculations'])

/** The page of an entry: its form while it may be edited, else what was filed and what customs said. */
export function EntryWorkspace({ page }: { page: string }) {
  const { editor } = useEntryContext()
  const { entry, revision } = useEditorState()
  useFirstSave()
  useLeaveGuard(editor)
  useLiveEntry(editor)
  useSaveKey(editor)
  useVoidedSignatureNotice()
  usePosition(LINE_PAGES.has(page) ? undefined : page)
  const Page = PAGES[page] ?? HeaderStep
  const isForm = entry.may.edit || UNFILED.has(entry)
  const editors = usePresence(entry, page, isForm)
  if (!isForm) return <FiledEntry />
  return (
    <EditorsContext value={editors}>
      <RecoveredNotice />
      <CorrectionNotice page={page} />
      <ImportNotice />
      <CopyNotice />
      <ResumePrompt page={page} />
      {isLocalId(entry.id) && <LocalNotice page={page} />}
      <Suspense
        fallback={
          <PageSkeleton
            title={pageTitle(page) ?? ''}
            label={t({ id: 'entry-workspace.loading-entry', defaultMessage: 'Loading entry...' })}
          />
        }
      >
        <Page key={`${page} ${revision}`} />
      </Suspense>
      <ConflictDialog />
    </EditorsContext>
  )
}
