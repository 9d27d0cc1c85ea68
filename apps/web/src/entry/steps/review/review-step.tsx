import { errorsByStep, finalReview } from '@edfe/domain/review'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { shownFinding } from '../../../messages/findings.ts'
import { useDates } from '../../../session/use-dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { LoadFailed } from '../../../ui/load-failed.tsx'
import pageHeadStyles from '../../../ui/page-head.module.css'
import panelStyles from '../../../ui/panel.module.css'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ActivityAndData } from '../../activity/activity-and-data.tsx'
import { entryApi, instantNow } from '../../editing/entry-api.ts'
import { useEditorState, useEntryContext } from '../../editing/entry-context.ts'
import { isOnServer } from '../../editing/on-server.ts'
import saveStatusStyles from '../../editing/save-status.module.css'
import { CorrectionChanges } from '../../filed/correction-changes.tsx'
import { EntryHead } from '../../frame/entry-head.tsx'
import { ReadOnlyNotice } from '../../frame/read-only-notice.tsx'
import { StepChips } from '../../frame/step-chips.tsx'
import { recordVisit } from '../../frame/step-progress.ts'
import { useReviewActions } from '../../frame/use-page-actions.ts'
import styles from '../../sheet/form-sheet.module.css'
import { FormSheet } from '../../sheet/form-sheet.tsx'
import { TotalsPanel } from '../totals/totals-panel.tsx'
import { DeclarationSummary } from './declaration-summary.tsx'
import { IssuePanel } from './issue-panel.tsx'
import { PdfLink } from './pdf-link.tsx'
import { ReturnToDraft } from './return-to-draft.tsx'
import { RulesInUse } from './rules-in-use.tsx'
import { SkippedSteps } from './skipped-steps.tsx'
import { SubmitPanel } from './submit-panel.tsx'

/** Step 6: what every rule finds, the totals, the form as it will be filed, acknowledgement and submission. */
export function ReviewStep() {
  const { editor, rules } = useEntryContext()
  const dates = useDates()
  const { entry } = useEditorState()
  const queryClient = useQueryClient()
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
          issues: found.issues.map(shownFinding),
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
    <span className={saveStatusStyles.saved}>
      <Icon name="check" />
      Checked {dates.time(review.data.last_evaluated_at)}
    </span>
  )
  return (
    <>
      <EntryHead entry={entry} step="review_submit" status={checked} />
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
          message={messageOf(review.error, 'The entry could not be checked.')}
          onRetry={() => void review.refetch()}
        />
      )}
      {review.isPending && (
        <Panel className={panelStyles.body}>
          <Skeleton rows={6} label="Loading entry..." />
        </Panel>
      )}
      {review.data && (
        <div className={layoutStyles.stack}>
          <RulesInUse />
          <ReturnToDraft />
          <SkippedSteps />
          <DeclarationSummary
            entry={entry}
            totalValue={review.data.totals.total_entered_value}
            issues={review.data.issues}
          />
          {entry.is_post_summary && (
            <CorrectionChanges entry={entry} hasErrors={review.data.blocking_error_count > 0} />
          )}
          <div className={layoutStyles.split}>
            <IssuePanel
              entry={entry}
              issues={review.data.issues}
              onFixed={() => void review.refetch()}
              action={
                <Button look="inline" busy={recheck.isPending} onClick={() => recheck.mutate()}>
                  Check again
                </Button>
              }
            />
            <TotalsPanel entry={entry} totals={review.data.totals} link />
          </div>
          <section>
            <div className={`${pageHeadStyles.head} ${styles.sheetHead}`}>
              <h2>What will be filed</h2>
              <div className={`${layoutStyles.actions} ${pageHeadStyles.actions}`}>
                {isOnServer(entry) && <PdfLink entryId={entry.id} look="quiet" />}
              </div>
            </div>
            <FormSheet
              entry={entry}
              flagged={review.data.issues
                .filter((issue) => issue.severity === 'error')
                .map((issue) => issue.path)}
            />
          </section>
          <SubmitPanel
            review={review.data}
            onReviewed={(next) => queryClient.setQueryData(['final-review', entry.id], next)}
            onBack={() => void actions.back()}
            onExit={() => void actions.exit()}
          />
          <ActivityAndData />
        </div>
      )}
    </>
  )
}
