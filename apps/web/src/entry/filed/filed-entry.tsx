import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import type { Entry } from '@edfe/contracts/entries/entry'
import { REJECTED } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { customsAt } from '@edfe/domain/profile'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { messageOf } from '../../api/problem.ts'
import { useStandingBond } from '../../api/settings.ts'
import { useCustomsSide } from '../../session/use-practice.ts'
import { announce } from '../../ui/announce.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { statusLabel } from '../../ui/status-badge.tsx'
import { t } from '../../words/t.ts'
import { EntryActivity } from '../activity/entry-activity.tsx'
import { ConditionList } from '../answers/condition-list.tsx'
import { GoodsPanel } from '../answers/goods-panel.tsx'
import { CostPanel, Costs } from '../costs/cost-panel.tsx'
import { useEntry } from '../editing/entry-context.ts'
import { defaultsQuery, filingQuery } from '../editing/entry-queries.ts'
import { ReleasePanel } from '../release/release-panel.tsx'
import { FiledSecurityFiling } from '../security-filing/filed-security-filing.tsx'
import { FormSheet } from '../sheet/form-sheet.tsx'
import { CorrectionChanges } from '../steps/review/correction-changes.tsx'
import { ControlNotice } from './control-notice.tsx'
import { CustomsRequests } from './customs-requests.tsx'
import { DeletionNotice } from './delete-summary.tsx'
import { EntryFactList, EntryFacts } from './entry-facts.tsx'
import { FiledActions, FiledHead } from './filed-head.tsx'
import { LiquidationPanel } from './liquidation-panel.tsx'
import { MessageTimeline } from './message-timeline.tsx'
import { OpenDraftButton, SupersededNotice } from './new-version.tsx'
import { NextStepPanel } from './next-step-panel.tsx'
import { NumberReasons } from './number-reasons.tsx'
import { correctedSections, valueOnFile } from './values-on-file.ts'

/** An entry after submission: read-only, with what to do next, what CBP asks for, the figures and the records. */
export function FiledEntry() {
  const entry = useEntry()
  const filing = useQuery(filingQuery(entry.id))
  useAnnouncedStatus(entry.status)
  const today = useQuery(defaultsQuery).data?.today ?? ''
  const customsNow = useCustomsSide()
  const gateway = filing.data?.transmission?.gateway
  const customs = gateway ? customsAt(gateway) : customsNow
  const wasPractice = customs !== 'CBP'
  const conditions = filing.data?.conditions ?? []
  const flagged = conditions.filter(({ severity }) => severity !== 'info').map(({ path }) => path)
  const isRejected = REJECTED.has(entry)
  const bond = useStandingBond(isRejected).data?.bond
  const corrections = correctedSections(entry.draft_data, conditions, bond)
  const retry = () => void filing.refetch()
  return (
    <>
      <FiledHead entry={entry} customs={customs} toCorrect={errorsIn(conditions)} filing={filing.data} />
      <div className={layoutStyles.stack}>
        <SupersededNotice />
        <ControlNotice entry={entry} />
        {filing.data && <DeletionNotice filing={filing.data} customs={customs} />}
        {filing.data && (
          <NextStepPanel
            entry={entry}
            filing={filing.data}
            customs={customs}
            today={today}
            corrections={corrections}
          />
        )}
        <ReleasePanel />
        <FiledSecurityFiling />
        {filing.isPending && (
          <Panel className={panelStyles.body}>
            <Skeleton
              rows={4}
              label={t({ id: 'filed-entry.loading', defaultMessage: 'Loading what CBP said…' })}
            />
          </Panel>
        )}
        {filing.isError && !filing.data && (
          <LoadFailed
            message={t({
              id: 'filed-entry.load-failed',
              defaultMessage: 'What CBP said of this entry could not be loaded.',
            })}
            onRetry={retry}
          />
        )}
        <FiledActions entry={entry} customs={customs} />
        {filing.data?.goods && (
          <GoodsPanel entryId={entry.id} goods={filing.data.goods} filing={filing.data} customs={customs} />
        )}
        <CustomsRequests entryId={entry.id} today={today} />
        {!wasPractice && <LiquidationPanel entry={entry} today={today} />}
        {conditions.length > 0 && (
          <ConditionList
            entry={entry}
            conditions={conditions}
            onFile={(condition) => valueOnFile(condition, bond)}
            foot={
              corrections &&
              entry.may.correct && (
                <>
                  {t({
                    id: 'filed-entry.values-on-file',
                    defaultMessage: 'The values on file are filled in. You check, sign and send again.',
                  })}
                  <OpenDraftButton />
                </>
              )
            }
          />
        )}
        {entry.is_post_summary && <CorrectionChanges entry={entry} />}
        {!isRejected && (
          <div className={layoutStyles.halves}>
            <CostPanel entry={entry} isPractice={wasPractice} />
            <EntryFacts entry={entry} />
          </div>
        )}
        <Panel aria-label={t({ id: 'filed-entry.form-and-messages', defaultMessage: 'Form and messages' })}>
          {isRejected && (
            <>
              <Disclosure
                title={
                  wasPractice
                    ? t({ id: 'filed-entry.what-it-would-cost', defaultMessage: 'What it would cost' })
                    : t({ id: 'filed-entry.what-it-costs', defaultMessage: 'What it costs' })
                }
                aside={formatUsd(entry.grand_total)}
              >
                <Costs entry={entry} />
              </Disclosure>
              <Disclosure title={t({ id: 'filed-entry.entry', defaultMessage: 'Entry' })}>
                <EntryFactList entry={entry} />
              </Disclosure>
            </>
          )}
          {/* A rejection leads from each condition to its block, so the form is open then. */}
          <Disclosure
            title={
              isRejected
                ? t({ id: 'filed-entry.form-7501-as-sent', defaultMessage: 'Form 7501 as sent' })
                : t({ id: 'filed-entry.form-7501-as-filed', defaultMessage: 'Form 7501 as filed' })
            }
            isOpen={isRejected}
          >
            <div className={panelStyles.body}>
              <FormSheet entry={entry} flagged={flagged} />
            </div>
          </Disclosure>
          <NumberReasons entry={entry} />
          <Disclosure
            title={t({ id: 'filed-entry.technical-record', defaultMessage: 'Technical record' })}
            aside={t({
              id: 'filed-entry.messages-to-and-from-cbp',
              defaultMessage: 'Messages to and from CBP',
            })}
          >
            <MessageTimeline
              messages={filing.data?.messages ?? []}
              isPending={filing.isPending}
              problem={
                filing.isError
                  ? messageOf(
                      filing.error,
                      t({
                        id: 'filed-entry.messages-load-failed',
                        defaultMessage: 'The messages could not be loaded.',
                      }),
                    )
                  : undefined
              }
              onRetry={retry}
            />
          </Disclosure>
        </Panel>
        <EntryActivity />
      </div>
    </>
  )
}

const errorsIn = (conditions: readonly CustomsCondition[]): number =>
  conditions.filter(({ severity }) => severity === 'error').length

/** Says a change of status once it happens while the page is open. */
function useAnnouncedStatus(status: Entry['status']): void {
  const before = useRef(status)
  useEffect(() => {
    if (before.current === status) return
    before.current = status
    announce(
      t(
        { id: 'filed-entry.status-changed', defaultMessage: 'Entry status: {status}.' },
        { status: statusLabel(status) },
      ),
    )
  }, [status])
}
