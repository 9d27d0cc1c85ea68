import type { DraftPath } from '@edfe/domain/entry'
import type { ShownFinding } from '@edfe/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { fieldMeta } from '../../form/field-meta.ts'
import { EntryFormContext } from '../../form/form-context.ts'
import { onValues } from '../../form/on-values.ts'
import { LookedUp } from '../../tariff/looked-up.tsx'
import { LOOK_UP_RULE, useLookedUp } from '../../tariff/use-looked-up.ts'
import { changesOf, type FieldChange } from './fix-changes.ts'
import { FixPreview } from './fix-preview.tsx'
import styles from './issue-panel.module.css'
import { sectionsAt, withTexts } from './quick-fix-values.ts'
import { useFixForm } from './use-fix-form.ts'
import { VoidsNote } from './voids-note.tsx'

interface Props {
  /** The field of the first finding. */
  path: DraftPath
  /** The label of the field where the mode of transport names it; the field table's otherwise. */
  label?: string | undefined
  /** The same finding on one field, or on that field of several lines. */
  issues: readonly [ShownFinding, ...ShownFinding[]]
  onFixed: () => void
}

/**
 * The field of a finding, shown next to it: the typed text is saved for every line with the finding, once its
 * preview is confirmed, with one undo. The note that the goods are on no list of relief is saved at one press.
 */
export function QuickFix({ path, label, issues, onFixed }: Props) {
  const { editor } = useEntryContext()
  const meta = { ...fieldMeta(path), ...(label && { label }) }
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [own] = useState([path])
  const { context, form, textOf, saved } = useFixForm(own)
  const [changes, setChanges] = useState<readonly FieldChange[]>()
  const button = useRef<HTMLButtonElement>(null)
  const paths = issues.map((issue) => issue.path)
  const typed = () => textOf(path)
  const found = useLookedUp(issues[0].rule_id === LOOK_UP_RULE)
  const notes = new Map(
    paths.flatMap((at): [string, string][] => {
      const note = found.get(editor.draft().line_items?.[Number(at.split('.')[1])]?.id ?? '')
      return note ? [[at, note]] : []
    }),
  )
  // Text typed after the preview was shown makes the preview outdated.
  useEffect(() => onValues(form, () => setChanges(undefined)), [form])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (issues.length === 1) return void saveTyped()
    const found = changesOf(editor.draft(), paths, typed())
    setProblem(
      found.length === 0
        ? t({
            id: 'quick-fix.type-what-lines-get',
            defaultMessage: 'Type what the lines get; nothing would change.',
          })
        : undefined,
    )
    setChanges(found.length === 0 ? undefined : found)
  }
  const cancel = () => {
    setChanges(undefined)
    button.current?.focus()
  }
  const saveTyped = () => save(new Map(paths.map((at) => [at, typed()])))
  const save = async (texts: ReadonlyMap<string, string>) => {
    if (isBusy) return
    setBusy(true)
    const before = sectionsAt(editor.draft(), [...texts.keys()])
    const result = await editor.save({
      sections: withTexts(editor.draft(), texts),
    })
    setBusy(false)
    setProblem(
      result.ok
        ? undefined
        : (result.message ??
            t({
              id: 'quick-fix.could-not-saved-please',
              defaultMessage: 'This could not be saved. Please try again.',
            })),
    )
    if (!result.ok) return
    saved(own)
    const undo = async () => {
      await editor.save({ sections: before })
      onFixed()
    }
    const count = texts.size
    const done =
      count > 1
        ? t(
            { id: 'quick-fix.saved-on-lines', defaultMessage: '{label} saved on {count} lines.' },
            { label: meta.label, count },
          )
        : t({ id: 'quick-fix.saved', defaultMessage: '{label} saved.' }, { label: meta.label })
    setChanges(undefined)
    showToast({
      text: done,
      action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: () => void undo() },
    })
    announce(t({ id: 'quick-fix.done', defaultMessage: '{done} Checking again.' }, { done }))
    onFixed()
  }
  return (
    <EntryFormContext value={context}>
      <form
        className={`${layoutStyles.wrap} ${layoutStyles.alignEnd} ${layoutStyles.spaceAbove12} ${styles.fix}`}
        onSubmit={submit}
        noValidate
      >
        <div className={`${layoutStyles.shrinks} ${styles.control}`}>
          <EntryField name={path} {...(label && { label })} />
        </div>
        <Button ref={button} type="submit" look="quiet" small busy={isBusy && !changes}>
          {issues.length > 1
            ? t({ id: 'quick-fix.fix-all', defaultMessage: 'Fix all {count}…' }, { count: issues.length })
            : t({ id: 'quick-fix.save', defaultMessage: 'Save' })}
        </Button>
        {notes.size > 0 && (
          <LookedUp counts={[notes.size]} isBusy={isBusy} onPress={() => void save(notes)} />
        )}
        <VoidsNote />
        {changes && (
          <FixPreview
            label={meta.label}
            changes={changes}
            isBusy={isBusy}
            onApply={() => void saveTyped()}
            onCancel={cancel}
          />
        )}
        {problem && (
          <p className={fieldStyles.error} role="alert">
            {problem}
          </p>
        )}
      </form>
    </EntryFormContext>
  )
}
