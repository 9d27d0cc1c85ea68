import { type FormEvent, useId, useState } from 'react'
import controlStyles from '../ui/control.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { controlAria, Field, type FieldProps } from '../ui/field.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './check-progress.module.css'
import { useImport } from './use-import.ts'
import { WrongFields } from './wrong-fields.tsx'

interface ImportDialogProps {
  open: boolean
  onClose: () => void
}

/** Makes a draft from a file of canonical JSON and opens it; names every field of the file that is wrong. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const form = useId()
  const fieldId = useId()
  const [file, setFile] = useState<File>()
  const { state, start, reset } = useImport(onClose)
  const field: FieldProps = {
    id: fieldId,
    label: t({ id: 'import-dialog.exported-entry-json', defaultMessage: 'Exported entry (JSON)' }),
    hint: t({
      id: 'import-dialog.choose-it-or-drop-it',
      defaultMessage: 'Choose it, or drop it on the field. At most 4 MB',
    }),
    message: state.problem ? { severity: 'error', text: state.problem } : undefined,
  }
  const isBusy = state.phase === 'reading' || state.phase === 'sending'
  const close = () => {
    reset()
    setFile(undefined)
    onClose()
  }
  const choose = (chosen: File | undefined) => {
    reset()
    setFile(chosen)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file && !isBusy) void start(file)
  }
  return (
    <Dialog
      open={open}
      title={t({ id: 'import-dialog.import-entry', defaultMessage: 'Import entry' })}
      lead={t({
        id: 'import-dialog.upload-an-entry-that-you',
        defaultMessage:
          'Upload an entry that you exported as JSON. It becomes a draft with a new number. If a field is wrong, nothing is imported.',
      })}
      onClose={close}
      wide={state.fields.length > 0}
      footer={
        <DialogActions
          onCancel={close}
          type="submit"
          form={form}
          busy={isBusy}
          disabledReason={
            file
              ? undefined
              : t({ id: 'import-dialog.choose-a-file-to-import', defaultMessage: 'Choose a file to import.' })
          }
        >
          {isBusy
            ? t({ id: 'import-dialog.importing', defaultMessage: 'Importing...' })
            : t({ id: 'common.import', defaultMessage: 'Import' })}
        </DialogActions>
      }
    >
      <form id={form} className={layoutStyles.stack16} onSubmit={submit}>
        <Field {...field}>
          <input
            {...controlAria(field.id, field)}
            id={field.id}
            className={controlStyles.control}
            type="file"
            accept=".json,application/json"
            onClick={({ currentTarget }) => {
              // The same file, corrected, can be chosen again: only then does the browser read it again.
              currentTarget.value = ''
              choose(undefined)
            }}
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </Field>
        {isBusy && (
          <div className={layoutStyles.stack12}>
            <progress
              className={`${textStyles.block} ${layoutStyles.wide} ${styles.bar}`}
              aria-label={t({ id: 'import-dialog.import', defaultMessage: 'Import' })}
            />
            <p className={textStyles.small}>
              {state.phase === 'reading'
                ? t({ id: 'import-dialog.reading-the-file', defaultMessage: 'Reading the file…' })
                : t({
                    id: 'import-dialog.checking-every-field-and-making',
                    defaultMessage: 'Checking every field and making the draft…',
                  })}
            </p>
          </div>
        )}
        {state.fields.length > 0 && <WrongFields fields={state.fields} />}
      </form>
    </Dialog>
  )
}
