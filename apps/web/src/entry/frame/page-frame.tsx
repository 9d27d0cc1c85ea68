import type { StepKey } from '@edfe/domain/entry'
import { type Finding, SECTION_FAILURES } from '@edfe/domain/rules'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import styles from '../../ui/form-section.module.css'
import panelStyles from '../../ui/panel.module.css'
import { t } from '../../words/t.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { SaveStatus } from '../editing/save-status.tsx'
import { EditableFieldset } from '../form/editable-fieldset.tsx'
import { ErrorSummary } from '../form/error-summary.tsx'
import { fieldId, focusFieldSoon } from '../form/field-id.ts'
import { EntryFormContext } from '../form/form-context.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import { fieldHash, useFieldFromHash } from '../form/use-field-from-hash.ts'
import { FormWithHelp } from '../help/form-with-help.tsx'
import { DETAIL_PAGES, type DetailPage } from '../pages/detail-pages.ts'
import { neighbour, type Step, stepOf, stepOfPage } from '../pages/step-path.ts'
import { ActionBar } from './action-bar.tsx'
import { ClearDraftButton } from './clear-draft-button.tsx'
import headStyles from './entry-head.module.css'
import { EntryHead } from './entry-head.tsx'
import { opensHere } from './field-page.ts'
import { KnownStep } from './known-step.tsx'
import { MoreDetail } from './more-detail.tsx'
import { ReadOnlyNotice } from './read-only-notice.tsx'
import { StepChips } from './step-chips.tsx'
import { recordVisit } from './step-progress.ts'
import type { PageActions } from './use-page-actions.ts'

interface FormProps {
  form: EntryForm
  actions: PageActions
  /** The sentence over the list of errors. */
  lead: string
  /** Brings a field onto the page before it is focused, e.g. one of a line that is scrolled away or not chosen. */
  reveal?: (name: string) => void
  /**
   * The page is a sheet: head and steps leave it the window, and it says itself which of its parts are fields, so that the
   * others work for a person who may only read.
   */
  isSheet?: boolean
  children: ReactNode
}

interface FrameProps extends FormProps {
  step: Step
  /** The address, title and blocks of a detail page; a step has its own. */
  detail?: { page: string; title: string; sub: string }
  /** Between head and form, e.g. running totals. */
  before?: ReactNode
  /** The main action for a person who may edit; Save & Continue when absent. */
  saveLabel?: string
  /** The main action for a person who may only read. */
  readOnlyAction?: ReactNode
}

/** Head, step chips, error summary, the form and its actions: the frame of every step and detail page. */
function PageFrame(props: FrameProps) {
  const { step, detail, form, actions, lead, before, reveal, saveLabel, readOnlyAction, children } = props
  const { isSheet = false } = props
  const entry = useEntry()
  const navigate = useNavigate()
  const mayEdit = entry.may.edit
  const errorCount = form.summary.length
  const follow = (name: string) => {
    reveal?.(name)
    focusFieldSoon(name)
  }
  /**
   * A finding leads to its field: to another step or the named page that alone shows it, or to a rare field of this page,
   * which opens by its address.
   */
  const followFinding = ({ path, step: asking, page }: Finding) => {
    const name = form.nameOf(path)
    if (document.getElementById(fieldId(name))) follow(name)
    else if (asking !== step.key) void actions.jump(stepOf(asking).path)
    else if (!page || page === detail?.page) follow(name)
    else if (opensHere(path)) void navigate({ to: '.', hash: fieldHash(path), replace: true })
    else void actions.jump(page, fieldHash(path))
  }
  useFieldFromHash((path) => {
    form.mark(path)
    follow(form.nameOf(path))
  })
  const clearsAll = step.path === 'step-1' && !detail
  const clear = mayEdit && <ClearDraftButton page={detail?.page ?? step.path} />
  return (
    <>
      <div className={isSheet ? headStyles.sheetHead : undefined}>
        <EntryHead
          entry={entry}
          step={step.key}
          title={detail?.title}
          sub={
            detail &&
            t(
              { id: 'page-frame.detail-sub', defaultMessage: '{sub}, under {step}' },
              { sub: detail.sub, step: t(step.title) },
            )
          }
          status={mayEdit && <SaveStatus />}
          errorCount={errorCount}
          form={form.value.form}
        />
        <StepChips
          entry={entry}
          current={step.key}
          errorCount={errorCount}
          isSlim={isSheet}
          onJump={actions.jump}
        />
      </div>
      {errorCount > 0 && (
        <ErrorSummary
          findings={form.summary}
          lead={lead}
          nameOf={form.nameOf}
          attempt={form.attempt}
          onFollow={followFinding}
        />
      )}
      {actions.problem && (
        <Alert role="alert">
          <h2>{actions.problem}</h2>
          <p>{t({ id: 'page-frame.kept', defaultMessage: 'Everything you typed is kept.' })}</p>
        </Alert>
      )}
      {!mayEdit && <ReadOnlyNotice />}
      {!detail && !isSheet && <KnownStep step={step.key} form={form} actions={actions} />}
      {before}
      <form
        className={isSheet ? `${panelStyles.panel} ${headStyles.sheet}` : panelStyles.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (mayEdit && !actions.isBusy) void actions.save()
        }}
      >
        <FormWithHelp isOver={isSheet}>
          <EntryFormContext value={form.value}>
            <EditableFieldset mayEdit={mayEdit || isSheet}>{children}</EditableFieldset>
          </EntryFormContext>
        </FormWithHelp>
        <MoreDetail entryId={entry.id} step={step} current={detail?.page} onJump={actions.jump} />
        <ActionBar
          isBusy={actions.isBusy}
          onBack={actions.back}
          onSkip={mayEdit ? actions.skip : undefined}
          onExit={mayEdit ? actions.exit : undefined}
          seldom={!clearsAll && clear}
          saveLabel={saveLabel}
          main={mayEdit ? undefined : readOnlyAction}
        />
      </form>
      {/* Its dialogs have forms, which no form may hold. */}
      {clearsAll && clear}
    </>
  )
}

/** A numbered step; its first visit is recorded. */
export function StepFrame({ step, ...rest }: FormProps & { step: StepKey; before?: ReactNode }) {
  const { editor } = useEntryContext()
  useEffect(() => void recordVisit(editor, step), [editor, step])
  const next = neighbour(step, 1)
  const toNext = next && (
    <Button className={styles.primary} onClick={() => void rest.actions.jump(next.path)}>
      {t({ id: 'common.continue', defaultMessage: 'Continue' })}
    </Button>
  )
  return <PageFrame {...rest} step={stepOf(step)} readOnlyAction={toNext} />
}

/** A detail page under its numbered step, with one way back to it; the specified sentence leads its errors. */
export function DetailFrame({
  page,
  ...rest
}: Omit<FormProps, 'lead'> & { page: DetailPage; saveLabel?: string; before?: ReactNode }) {
  const step = stepOfPage(page)
  if (!step) throw new Error(`No step has the detail page ${page}.`)
  const failure = (SECTION_FAILURES[page] ?? '').replace(/\.?$/, '.')
  return (
    <PageFrame
      saveLabel={t(
        { id: 'page-frame.save-and-return', defaultMessage: 'Save & Return to {step}' },
        { step: t(step.title) },
      )}
      {...rest}
      step={step}
      detail={{ page, ...DETAIL_PAGES[page] }}
      lead={t(
        {
          id: 'page-frame.detail-failed',
          defaultMessage: '{failure} Everything you typed is kept.',
        },
        { failure },
      )}
      readOnlyAction={null}
    />
  )
}
