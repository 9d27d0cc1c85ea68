import type { Entry } from '@edfe/contracts/entries/entry'
import { hasValidSignature } from '@edfe/domain/entry'
import { errorsByStep, finalReview } from '@edfe/domain/review'
import type { ShownFinding } from '@edfe/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { shownFindings } from '../../../messages/findings.ts'
import { useDates } from '../../../session/use-dates.ts'
import { usePractice } from '../../../session/use-practice.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import panelStyles from '../../../ui/panel.module.css'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { t } from '../../../words/t.ts'
import { EntryActivity } from '../../activity/entry-activity.tsx'
import { CostPanel } from '../../costs/cost-panel.tsx'
import { FilingFee } from '../../costs/filing-fee.tsx'
import { entryApi, instantNow } from '../../editing/entry-api.ts'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import { isOnServer } from '../../editing/on-server.ts'
import { EntryHead } from '../../frame/entry-head.tsx'
import { ReadOnlyNotice } from '../../frame/read-only-notice.tsx'
import { StepChips } from '../../frame/step-chips.tsx'
import { recordVisit } from '../../frame/step-progress.ts'
import { useReviewActions } from '../../frame/use-page-actions.ts'
import { FormWithHelp } from '../../help/form-with-help.tsx'
import { GoodsOfRelease } from '../../release/goods-of-release.tsx'
import { ReleasePanel } from '../../release/release-panel.tsx'
import { FiledSecurityFiling } from '../../security-filing/filed-security-filing.tsx'
import { SecurityFilingReminder } from '../../security-filing/security-filing-reminder.tsx'
import { FormSheet } from '../../sheet/form-sheet.tsx'
import { ApprovalNotice } from './approval-notice.tsx'
import { CorrectionChanges } from './correction-changes.tsx'
import { DeclarationSummary } from './declaration-summary.tsx'
import { IssuePanel } from './issue-panel.tsx'
import { PdfLink } from './pdf-link.tsx'
import { ReturnToDraft } from './return-to-draft.tsx'
import { RulesInUse } from './rules-in-use.tsx'
import { SkippedSteps } from './skipped-steps.tsx'
import { SubmitPanel } from './submit-panel.tsx'
import { TypedDuties } from './typed-duties.tsx'
import { useApproval } from './use-approval.ts'
import { isOfDeclaration } from './use-sign-here.ts'

/** Step 6: what is declared and what it costs, what every rule finds, the form as it will be filed, submission. */
export function ReviewStep() {
  const { editor, rules } = useEntryContext()
  const dates = useDates()
  const entry = useEntry()
  const queryClient = useQueryClient()
  const isPractice = usePractice()
  const isApproval = useApproval() === 'approve'
  const review = useQuery({
    queryKey: ['final-review', entry.id],
    queryFn: async () => {
      await editor.save()
      if (!isOnServer(editor.state().entry) || !entry.may.edit) {
        // The server has not seen a local or unsaved entry and reviews none for a person who may only read: its rules are
        // judged here, and nothing can be acknowledged.
        const found = finalReview(editor.draft(), rules)
        return {
          ...found,
          issues: shownFindings(found.issues, editor.draft()),
          acknowledged: false,
          acknowledgements: [],
          last_evaluated_at: instantNow(),
          validation_status: 'pending' as const,
        }
      }
      const answer = await entryApi.finalReview(entry.id)
      editor.accept(answer.entry, { isOwn: true })
      return answer.final_review
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const recheck = useMutation({ mutationFn: () => review.refetch() })
  useEffect(() => void recordVisit(editor, 'review_submit'), [editor])
  const actions = useReviewActions()
  const checked = review.data && (
    <span className={layoutStyles.iconLine}>
      <Icon name="check" />
      {t({ id: 'review-step.checked', defaultMessage: 'Checked' })}{' '}
      {dates.time(review.data.last_evaluated_at)}
    </span>
  )
  return (
    <>
      <EntryHead
        entry={entry}
        step="review_submit"
        status={checked}
        {...(isApproval && {
          title: t({ id: 'review-step.approve', defaultMessage: 'Approve this entry' }),
        })}
      />
      <StepChips
        entry={entry}
        current="review_submit"
        errorCount={0}
        toFix={review.data && errorsByStep(review.data.issues)}
        onJump={(path) => void actions.jump(path)}
      />
      {!entry.may.edit && <ReadOnlyNotice />}
      {review.isError && (
        <LoadFailed
          message={messageOf(
            review.error,
            t({
              id: 'review-step.entry-could-not-checked',
              defaultMessage: 'The entry could not be checked.',
            }),
          )}
          onRetry={() => void review.refetch()}
        />
      )}
      {review.isPending && (
        <Panel className={panelStyles.body}>
          <Skeleton
            rows={6}
            label={t({ id: 'review-step.loading-entry', defaultMessage: 'Loading entry...' })}
          />
        </Panel>
      )}
      {review.data && (
        <div className={layoutStyles.stack}>
          <RulesInUse />
          <ApprovalNotice />
          <ReturnToDraft />
          <SkippedSteps />
          <TypedDuties entry={entry} />
          <ReleasePanel />
          <FiledSecurityFiling />
          <SecurityFilingReminder />
          <GoodsOfRelease />
          <div className={layoutStyles.split}>
            <div className={layoutStyles.stack}>
              <DeclarationSummary
                entry={entry}
                totalValue={review.data.totals.total_entered_value}
                issues={review.data.issues}
              />
              {entry.is_post_summary && (
                <CorrectionChanges entry={entry} hasErrors={review.data.blocking_error_count > 0} />
              )}
              <FormWithHelp isOver>
                <IssuePanel
                  entry={entry}
                  issues={toFix(entry, review.data.issues)}
                  onFixed={() => void review.refetch()}
                  action={
                    <Button look="inline" busy={recheck.isPending} onClick={() => recheck.mutate()}>
                      {t({ id: 'review-step.check-again', defaultMessage: 'Check again' })}
                    </Button>
                  }
                />
              </FormWithHelp>
            </div>
            <CostPanel entry={entry} isPractice={isPractice} isAside>
              <FilingFee />
            </CostPanel>
          </div>
          <Panel aria-label={t({ id: 'review-step.form-7501', defaultMessage: 'Form 7501' })}>
            <Disclosure
              title={t({ id: 'review-step.title', defaultMessage: 'Form 7501 as it will be filed' })}
              aside={blocksText(review.data.issues)}
              isOpen={false}
            >
              <div className={panelStyles.body}>
                {isOnServer(entry) && (
                  <p className={layoutStyles.spaceBelow16}>
                    <PdfLink entryId={entry.id} look="quiet" />
                  </p>
                )}
                <FormSheet entry={entry} flagged={errorPaths(review.data.issues)} />
              </div>
            </Disclosure>
          </Panel>
          <SubmitPanel
            review={review.data}
            onReviewed={(next) => queryClient.setQueryData(['final-review', entry.id], next)}
            onBack={() => void actions.back()}
            onExit={() => void actions.exit()}
          />
          <EntryActivity />
        </div>
      )}
    </>
  )
}

/** What is fixed before it is signed: the declaration that is missing is asked for below. */
const toFix = ({ draft_data, may }: Entry, issues: readonly ShownFinding[]): readonly ShownFinding[] =>
  hasValidSignature(draft_data) || !may.edit ? issues : issues.filter((issue) => !isOfDeclaration(issue))

const errorPaths = (issues: readonly ShownFinding[]): string[] =>
  issues.filter(({ severity }) => severity === 'error').map(({ path }) => path)

/** Returns the number of blocks of the form that the errors mark, in words; undefined if none is marked. */
function blocksText(issues: readonly ShownFinding[]): string | undefined {
  const blocks = new Set(
    issues.filter(({ severity, block }) => severity === 'error' && block).map(({ block }) => block),
  )
  if (blocks.size === 0) return undefined
  return blocks.size === 1
    ? t({ id: 'review-step.1-block-marked-red', defaultMessage: '1 block marked red' })
    : t(
        { id: 'review-step.blocks-marked-red', defaultMessage: '{size} blocks marked red' },
        { size: blocks.size },
      )
}
