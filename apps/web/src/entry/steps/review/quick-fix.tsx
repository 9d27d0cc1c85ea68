import type { Entry } from '@edfe/contracts/entries/entry'
import type { ShownFinding } from '@edfe/messages'
import { type FormEvent, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import { showToast } from '../../../ui/toast.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { FieldErrors } from '../../form/field-errors.ts'
import { fieldMeta } from '../../form/field-meta.ts'
import { EntryFormContext } from '../../form/form-context.ts'
import { showText } from '../../form/format.ts'
import styles from './issue-panel.module.css'
import { sectionsAt, withText } from './quick-fix-values.ts'

interface Props {
  entry: Entry
  /** The same finding on one field, or on that field of several lines. */
  issues: readonly [ShownFinding, ...ShownFinding[]]
  onFixed: () => void
}

/** The field of a finding beside it: what is typed is saved for every line that the finding is on, with one undo. */
export function QuickFix({ entry, issues, onFixed }: Props) {
  const { editor } = useEntryContext()
  const [{ path }] = issues
  const meta = fieldMeta(path)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [initial] = useState(() => nested(path, showText(meta.kind, valueAt(entry.draft_data, path))))
  const form = useForm({ defaultValues: initial })
  const context = useMemo(() => ({ form, errors: new FieldErrors(), blurred: () => {} }), [form])
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const paths = issues.map((issue) => issue.path)
    const before = sectionsAt(editor.draft(), paths)
    const result = await editor.save({
      sections: withText(editor.draft(), paths, String(form.getValues(path) ?? '')),
    })
    setBusy(false)
    setProblem(result.ok ? undefined : (result.message ?? 'This could not be saved. Please try again.'))
    if (!result.ok) return
    const undo = async () => {
      await editor.save({ sections: before })
      onFixed()
    }
    showToast({ text: `${meta.label} saved.`, action: { label: 'Undo', run: () => void undo() } })
    announce(`${meta.label} saved. Checking again.`)
    onFixed()
  }
  return (
    <EntryFormContext value={context}>
      <form className={styles.fix} onSubmit={(event) => void save(event)} noValidate>
        <div className={styles.control}>
          <EntryField name={path} />
        </div>
        <Button type="submit" look="quiet" small busy={isBusy}>
          {issues.length > 1 ? `Fix all ${issues.length}` : 'Save'}
        </Button>
        {problem && (
          <p className={fieldStyles.error} role="alert">
            {problem}
          </p>
        )}
      </form>
    </EntryFormContext>
  )
}

const valueAt = (draft: unknown, path: string): string => {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], draft)
  return typeof value === 'string' ? value : ''
}

/** A form's values with one text at a path. */
const nested = (path: string, text: string): Record<string, unknown> =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), text) as Record<string, unknown>
