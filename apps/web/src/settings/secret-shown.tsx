import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { saveFile } from '../ui/save-file.ts'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'

interface Props {
  label: string
  secret: string
  /** The name of the file that it may be saved as. */
  file: string
}

/** A secret that is shown once: to copy, or to save as a file. */
export function SecretShown({ label, secret, file }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    showToast({ text: t({ id: 'secret-shown.copied', defaultMessage: 'Copied' }) })
  }
  return (
    <div className={formStyles.stack}>
      <p>
        {t({
          id: 'secret-shown.once',
          defaultMessage: 'Save it where the program reads it. You will not see it again.',
        })}
      </p>
      <TextField label={label} readOnly value={secret} onFocus={({ target }) => target.select()} />
      <div className={layoutStyles.actions}>
        <Button look="quiet" small icon="copy" onClick={() => void copy()}>
          {t({ id: 'secret-shown.copy', defaultMessage: 'Copy' })}
        </Button>
        <Button
          look="quiet"
          small
          icon="download"
          onClick={() => saveFile(file, 'text/plain', `${secret}\n`)}
        >
          {t({ id: 'secret-shown.save', defaultMessage: 'Save as a file' })}
        </Button>
      </div>
    </div>
  )
}
