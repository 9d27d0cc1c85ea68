import type { DraftPath } from '@edfe/domain/entry'
import { type ReactNode, useState } from 'react'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { EntryFormContext } from '../../form/form-context.ts'
import { sectionsAt, withTexts } from './quick-fix-values.ts'
import { useFixForm } from './use-fix-form.ts'
import { VoidsNote } from './voids-note.tsx'

interface Props {
  /** The fields beside their findings, each once. */
  paths: readonly DraftPath[]
  /** False while all of them are folded. */
  hasFields: boolean
  onFixed: () => void
  children: ReactNode
}

/** All blank fields beside their findings as one form: what is filled in, in any step, is saved together, with one undo. */
export function BlankForm({ paths, hasFields, onFixed, children }: Props) {
  const { editor } = useEntryContext()
  const { context, textOf, saved } = useFixForm(paths)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    if (isBusy) return
    const filled = paths.filter((path) => textOf(path).trim() !== '')
    if (filled.length === 0) {
      setProblem(t({ id: 'blank-form.fill-in', defaultMessage: 'Fill in at least one field.' }))
      return
    }
    setBusy(true)
    const before = sectionsAt(editor.draft(), filled)
    const texts = new Map(filled.map((path) => [path, textOf(path)]))
    const result = await editor.save({ sections: withTexts(editor.draft(), texts) })
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
    saved(filled)
    const undo = async () => {
      await editor.save({ sections: before })
      onFixed()
    }
    const done = t(
      { id: 'blank-form.saved', defaultMessage: '{count, plural, one {# field} other {# fields}} saved.' },
      { count: filled.length },
    )
    showToast({
      text: done,
      action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: () => void undo() },
    })
    announce(t({ id: 'quick-fix.done', defaultMessage: '{done} Checking again.' }, { done }))
    onFixed()
  }
  return (
    <EntryFormContext value={context}>
      {children}
      {hasFields && (
        <div
          className={`${layoutStyles.wrap} ${layoutStyles.middle} ${layoutStyles.ruleAbove} ${layoutStyles.inset16}`}
        >
          <Button look="quiet" small busy={isBusy} onClick={() => void save()}>
            {t({ id: 'blank-form.save', defaultMessage: 'Save what is filled in' })}
          </Button>
          <VoidsNote />
          {problem && (
            <p className={fieldStyles.error} role="alert">
              {problem}
            </p>
          )}
        </div>
      )}
    </EntryFormContext>
  )
}
