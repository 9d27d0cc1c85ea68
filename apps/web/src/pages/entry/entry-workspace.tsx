import './entry.css'
import './named/named.css'
import './together/together.css'
import { type ComponentType, lazy, Suspense } from 'react'
import { PageSkeleton } from '../../components/skeleton.tsx'
import { ConflictDialog } from '../../wizard/conflict-dialog.tsx'
import { useEntryContext, useSessionState } from '../../wizard/entry-context.ts'
import { LastPlace } from '../../wizard/last-place.tsx'
import { isLocalId } from '../../wizard/local-entries.ts'
import { LocalNotice } from '../../wizard/local-notice.tsx'
import { RecoveredNotice } from '../../wizard/recovered-notice.tsx'
import { stepOfPage } from '../../wizard/step-path.ts'
import { useLeaveGuard } from '../../wizard/use-leave-guard.ts'
import { useLiveEntry } from '../../wizard/use-live-entry.ts'
import { usePlace } from '../../wizard/use-place.ts'
import { BondPage } from './bond-page.tsx'
import { CorrectionNotice } from './correction-notice.tsx'
import { FiledEntry } from './filed-entry.tsx'
import { HeaderStep } from './header-step.tsx'
import { PartiesStep } from './parties-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShipmentStep } from './shipment-step.tsx'
import { ImportNotice } from './together/import-notice.tsx'
import { EditorsContext, usePresence } from './together/presence/use-presence.ts'
import { TotalsStep } from './totals-step.tsx'

const LinesStep = lazy(async () => ({ default: (await import('./lines-step.tsx')).LinesStep }))

/** The detail pages come in a chunk of their own: most entries never open one. */
const detail = (name: keyof typeof import('./named/detail-pages.ts')) =>
  lazy(async () => ({ default: (await import('./named/detail-pages.ts'))[name] }))

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

/** Pages that show one line at a time tell the line with the page. */
const LINE_PAGES = new Set(['lines', 'line-values', 'calculations'])

/** The page of an entry: its form while it may be edited, else what was filed and what customs said. */
export function EntryWorkspace({ page }: { page: string }) {
  const { session } = useEntryContext()
  const { entry, revision } = useSessionState()
  useLeaveGuard(session)
  useLiveEntry(session)
  usePlace(LINE_PAGES.has(page) ? undefined : page)
  const Page = PAGES[page] ?? HeaderStep
  const isForm = entry.may.edit || entry.status === 'draft' || entry.status === 'validated'
  const editors = usePresence(entry, page, isForm)
  if (!isForm) return <FiledEntry />
  return (
    <EditorsContext value={editors}>
      <RecoveredNotice />
      <CorrectionNotice page={page} />
      <ImportNotice />
      <LastPlace page={page} />
      {isLocalId(entry.id) && <LocalNotice page={page} />}
      <Suspense fallback={<PageSkeleton title={stepOfPage(page)?.title ?? ''} label="Loading entry..." />}>
        <Page key={`${page} ${revision}`} />
      </Suspense>
      <ConflictDialog />
    </EditorsContext>
  )
}
