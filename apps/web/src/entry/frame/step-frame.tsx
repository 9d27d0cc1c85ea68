import type { StepKey } from '@edfe/domain/entry'
import { type ReactNode, useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { useEditorState, useEntryContext } from '../editing/entry-context.ts'
import { SaveStatus } from '../editing/save-status.tsx'
import { EditableFieldset } from '../form/editable-fieldset.tsx'
import { ErrorSummary } from '../form/error-summary.tsx'
import { focusField } from '../form/field-id.ts'
import { EntryFormContext } from '../form/form-context.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import { useFieldFromHash } from '../form/use-field-from-hash.ts'
import { ActionBar } from './action-bar.tsx'
import { EntryHead } from './entry-head.tsx'
import { MoreDetail } from './more-detail.tsx'
import { ReadOnlyNotice } from './read-only-notice.tsx'
import { StepChips } from './step-chips.tsx'
import { neighbour, stepNumber, stepOf } from './step-path.ts'
import { recordVisit } from './step-progress.ts'
import type { StepActions } from './use-step-actions.ts'

interface Props {
  step: StepKey
  form: EntryForm
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
  const { editor } = useEntryContext()
  const { entry } = useEditorState()
  const mayEdit = entry.may.edit
  const next = neighbour(step, 1)
  useEffect(() => void recordVisit(editor, step), [editor, step])
  const follow = (name: string) => {
    reveal?.(name)
    requestAnimationFrame(() => focusField(name))
  }
  useFieldFromHash(form.nameOf, follow)
  const onFollow = (path: string) => follow(form.nameOf(path))
  return (
    <>
      <EntryHead
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
        <EntryFormContext value={form.value}>
          <EditableFieldset mayEdit={mayEdit}>{children}</EditableFieldset>
        </EntryFormContext>
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
