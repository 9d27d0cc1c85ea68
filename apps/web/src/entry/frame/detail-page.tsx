import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { useEditorState } from '../editing/entry-context.ts'
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
import { stepOfPage } from './step-path.ts'
import type { DetailActions } from './use-detail-actions.ts'

interface Props {
  page: string
  title: string
  sub: string
  form: EntryForm
  actions: DetailActions
  /** The specified sentence over the errors of this page. */
  failure: string
  /** Brings a field onto the page before it is focused, e.g. one of a line that is not shown. */
  reveal?: (name: string) => void
  /** What the main action does; it saves and returns unless told. */
  main?: string
  children: ReactNode
}

/** A detail page of the entry under its numbered step: same head, chips and summary, one way back. */
export function DetailPageFrame(props: Props) {
  const { page, title, sub, form, actions, failure, reveal, main, children } = props
  const { entry } = useEditorState()
  const mayEdit = entry.may.edit
  const step = stepOfPage(page)!
  const follow = (name: string) => {
    reveal?.(name)
    requestAnimationFrame(() => focusField(name))
  }
  useFieldFromHash(form.nameOf, follow)
  return (
    <>
      <EntryHead
        entry={entry}
        step={step.key}
        title={title}
        sub={`${sub}, under ${step.title}`}
        status={mayEdit && <SaveStatus />}
        errorCount={form.summary.length}
      />
      <StepChips entry={entry} current={step.key} errorCount={form.summary.length} onJump={actions.jump} />
      {form.summary.length > 0 && (
        <ErrorSummary
          findings={form.summary}
          lead={`${failure} Everything you typed is kept.`}
          nameOf={form.nameOf}
          attempt={form.attempt}
          onFollow={(path) => follow(form.nameOf(path))}
        />
      )}
      {actions.problem && (
        <div className="alert" role="alert">
          <h2>{actions.problem}</h2>
          <p>Everything you typed is kept.</p>
        </div>
      )}
      {!mayEdit && <ReadOnlyNotice />}
      <form
        className="panel"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (mayEdit && !actions.isBusy) void actions.save()
        }}
      >
        <EntryFormContext value={form.value}>
          <EditableFieldset mayEdit={mayEdit}>{children}</EditableFieldset>
        </EntryFormContext>
        <ActionBar
          isBusy={actions.isBusy}
          onBack={actions.back}
          onExit={mayEdit ? actions.exit : undefined}
          main={
            mayEdit && (
              <Button type="submit" busy={actions.isBusy} className="main-act">
                {main ?? `Save & Return to ${step.title}`}
              </Button>
            )
          }
        />
      </form>
      <MoreDetail entryId={entry.id} step={step} current={page} onJump={actions.jump} />
    </>
  )
}
