import { isPractice } from '@edfe/contracts/choices'
import type { Entry } from '@edfe/contracts/entries/entry'
import { formatEntryNumber } from '@edfe/domain/entry'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useDates } from '../../session/use-dates.ts'
import { usePractice } from '../../session/use-practice.ts'
import { Alert } from '../../ui/alert.tsx'
import { announce } from '../../ui/announce.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { LinkButton } from '../../ui/link-button.tsx'
import pageHeadStyles from '../../ui/page-head.module.css'
import { StatusBadge, statusLabel } from '../../ui/status-badge.tsx'
import { ActivityAndData } from '../activity/activity-and-data.tsx'
import { entryApi } from '../editing/entry-api.ts'
import { useEditorState } from '../editing/entry-context.ts'
import { defaultsQuery, entryKey, filingQuery } from '../editing/entry-queries.ts'
import { documentsLink, entryLink } from '../entry-link.ts'
import styles from '../frame/entry-head.module.css'
import formSheetStyles from '../sheet/form-sheet.module.css'
import { FormSheet } from '../sheet/form-sheet.tsx'
import { PdfLink } from '../steps/review/pdf-link.tsx'
import { TotalsPanel } from '../steps/totals/totals-panel.tsx'
import { ConditionList } from './condition-list.tsx'
import { CustomsRequests } from './customs-requests.tsx'
import { DecideStatus } from './decide-status.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { FilingState } from './filing-state.tsx'
import { MessageTimeline } from './message-timeline.tsx'
import { PaymentDue } from './payment-due.tsx'
import { ReleaseBadge } from './release-badge.tsx'

/** What came of the entry; `customs` is CBP, or the simulator in practice. */
const OUTCOME: Partial<Record<Entry['status'], (customs: string) => string>> = {
  submitted: (customs) => `Submitted to ${customs}`,
  accepted: (customs) => `Accepted by ${customs}`,
  rejected: (customs) => `Rejected by ${customs}`,
  hold: (customs) => `Held by ${customs}`,
  released: (customs) => `Released by ${customs}`,
}

/** An entry after submission: read-only, with what was sent, what customs answered, and what to do next. */
export function FiledEntry() {
  const dates = useDates()
  const { entry } = useEditorState()
  const filing = useQuery(filingQuery(entry.id))
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useAnnouncedStatus(entry.status)
  const at = entry.status_changed_at ?? entry.updated_at
  const when = `${dates.day(at)} at ${dates.time(at)}`
  const today = useQuery(defaultsQuery).data?.today ?? ''
  const goods =
    entry.release_status && entry.release_status !== entry.status ? entry.release_status : undefined
  const isPracticeNow = usePractice()
  const gateway = filing.data?.transmission?.gateway
  const wasPractice = gateway ? isPractice(gateway) : isPracticeNow
  const customs = wasPractice ? 'the simulator' : 'CBP'
  const isDecidedByHand = entry.status !== 'submitted' && entry.status_changed_by !== null
  return (
    <>
      <div className={pageHeadStyles.head}>
        <div>
          <p className={styles.eyebrow}>
            <Link to="/entries">Entries</Link>
            <StatusBadge status={entry.status} />
            {goods && <ReleaseBadge state={goods} />}
          </p>
          <h1 tabIndex={-1} ref={heading}>
            Entry {formatEntryNumber(entry.entry_number)}
          </h1>
          <p>
            {OUTCOME[entry.status]?.(customs) ?? 'Filed'} on {when}. This entry is read-only.
          </p>
          {wasPractice && <p>It is practice: nothing was sent to CBP.</p>}
          {isDecidedByHand && (
            <p>
              Recorded by {entry.status_changed_by?.name}
              {entry.status_reason && `: ${entry.status_reason}`}
            </p>
          )}
        </div>
        <div className={`${layoutStyles.actions} ${pageHeadStyles.actions}`}>
          <LinkButton look="quiet" {...documentsLink(entry.id)}>
            Documents
          </LinkButton>
          <a className={buttonClass('quiet')} href="#messages">
            Messages
          </a>
          <DecideStatus />
          {entry.may.correct ? (
            <CorrectButton entry={entry} />
          ) : (
            <PdfLink entryId={entry.id} look="primary" />
          )}
        </div>
      </div>
      <div className={layoutStyles.stack}>
        {entry.status === 'submitted' && (
          <FilingState transmission={filing.data?.transmission ?? null} customs={customs} />
        )}
        {entry.status === 'accepted' && <PaymentDue draft={entry.draft_data} isPractice={wasPractice} />}
        {entry.status === 'rejected' && (
          <Alert isFlush role="status">
            <h2>{wasPractice ? 'The simulator' : 'CBP'} rejected this entry summary</h2>
            <p>
              Answered {when}. Nothing is on file under this number. Correcting makes a linked draft with a
              new number.
            </p>
          </Alert>
        )}
        <CustomsRequests entryId={entry.id} today={today} />
        {(filing.data?.conditions.length ?? 0) > 0 && (
          <ConditionList entry={entry} conditions={filing.data!.conditions} />
        )}
        <EntryFacts draft={entry.draft_data} />
        <div className={layoutStyles.split}>
          <MessageTimeline
            messages={filing.data?.messages ?? []}
            isPending={filing.isPending}
            problem={
              filing.isError ? messageOf(filing.error, 'The messages could not be loaded.') : undefined
            }
            onRetry={() => void filing.refetch()}
          />
          <TotalsPanel entry={entry} totals={entry} />
        </div>
        <section>
          <div className={`${pageHeadStyles.head} ${formSheetStyles.sheetHead}`}>
            <h2>What was filed</h2>
            {entry.may.correct && (
              <div className={`${layoutStyles.actions} ${pageHeadStyles.actions}`}>
                <PdfLink entryId={entry.id} look="quiet" />
              </div>
            )}
          </div>
          <FormSheet
            entry={entry}
            flagged={filing.data?.conditions.map((condition) => condition.path) ?? []}
          />
        </section>
        <ActivityAndData />
      </div>
    </>
  )
}

/** Says a change of status once it happens while the page is open. */
function useAnnouncedStatus(status: Entry['status']): void {
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    announce(`Entry status: ${statusLabel(status)}.`)
  }, [status])
}

function CorrectButton({ entry }: { entry: Entry }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const correct = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      const draft = await entryApi.correct(entry.id)
      queryClient.setQueryData(entryKey(draft.id), draft)
      await navigate({ ...entryLink(draft.id, 'step-1') })
    } catch (failure) {
      setProblem(messageOf(failure, 'The correcting draft could not be made. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <>
      <Button busy={isBusy} onClick={() => void correct()}>
        Correct and file again
      </Button>
      {problem && (
        <p className={fieldStyles.error} role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
