import type { StepKey } from '@edfe/domain/entry'
import type { Finding } from '@edfe/domain/rules'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { useEntryContext, useSessionState } from '../editing/entry-context.ts'
import { SaveStatus } from '../editing/save-status.tsx'
import { FieldsAsAllowed } from '../form/editable-fieldset.tsx'
import { ErrorSummary } from '../form/error-summary.tsx'
import { focusField } from '../form/field-id.ts'
import { StepFormContext } from '../form/form-context.ts'
import type { StepForm } from '../form/use-entry-form.ts'
import { useFieldOfAddress } from '../form/use-field-from-hash.ts'
import { ActionBar } from './action-bar.tsx'
import { WizardHead } from './entry-head.tsx'
import { MoreDetail } from './more-detail.tsx'
import { ReadOnlyNotice } from './read-only-notice.tsx'
import { StepChips } from './step-chips.tsx'
import { neighbour, stepNumber, stepOf } from './step-path.ts'
import { recordVisit } from './step-progress.ts'
import type { StepActions } from './use-step-actions.ts'

interface Props {
  step: StepKey
  form: StepForm
  actions: StepActions
  /** The sentence over the list of errors. */
  lead: string
  /** A page that stands between head and form, e.g. running totals. */
  before?: ReactNode
  /** Brings a field onto the page before it is focused, e.g. a line that is scrolled away. */
  reveal?: (name: string) => void
  children: ReactNode
}

/** A numbered step: head, chips, error summary, the form and its actions. */
export function StepPage({ step, form, actions, lead, before, reveal, children }: Props) {
  const { session } = useEntryContext()
  const { entry } = useSessionState()
  const mayEdit = entry.may.edit
  const next = neighbour(step, 1)
  useEffect(() => void recordVisit(session, step), [session, step])
  const follow = (name: string) => {
    reveal?.(name)
    requestAnimationFrame(() => focusField(name))
  }
  useFieldOfAddress(form.nameOf, follow)
  const onFollow = (finding: Finding) => follow(form.nameOf(finding.path))
  return (
    <>
      <WizardHead
        entry={entry}
        step={step}
        status={mayEdit && <SaveStatus />}
        errorCount={form.summary.length}
      />
      <StepChips entry={entry} current={step} errorCount={form.summary.length} onJump={actions.jump} />
      {form.summary.length > 0 && (
        <ErrorSummary
          findings={form.summary}
          lead={lead}
          nameOf={form.nameOf}
          attempt={form.attempt}
          onFollow={onFollow}
        />
      )}
      {actions.problem && (
        <div className="alert" role="alert">
          <h2>{actions.problem}</h2>
          <p>Everything you typed is kept.</p>
        </div>
      )}
      {!mayEdit && <ReadOnlyNotice />}
      {before}
      <form
        className="panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (mayEdit && !actions.isBusy) void actions.saveAndContinue()
        }}
      >
        <StepFormContext value={form.value}>
          <FieldsAsAllowed mayEdit={mayEdit}>{children}</FieldsAsAllowed>
        </StepFormContext>
        <ActionBar
          isBusy={actions.isBusy}
          onBack={stepNumber(step) > 1 ? actions.back : undefined}
          onSkip={mayEdit ? actions.skip : undefined}
          onExit={mayEdit ? actions.exit : undefined}
          main={
            mayEdit || !next ? undefined : (
              <Button className="main-act" onClick={() => void actions.jump(next.path)}>
                Continue
              </Button>
            )
          }
        />
      </form>
      <MoreDetail entryId={entry.id} step={stepOf(step)} onJump={actions.jump} />
    </>
  )
}
