import { Button } from '../ui/button.tsx'
import formStyles from '../ui/form.module.css'
import layoutStyles from '../ui/layout.module.css'
import { saveFile } from '../ui/save-file.ts'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './second-factor.module.css'

/** The codes that replace the authenticator app, shown once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className={formStyles.stack}>
      <p>
        {t({
          id: 'recovery-codes.keep-these-recovery-codes-in',
          defaultMessage:
            'Keep these recovery codes in a safe place. Each code works once. We will not show them again.',
        })}
      </p>
      <ul className={`${layoutStyles.stack8} ${textStyles.strong} ${textStyles.figures} ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layoutStyles.actions}>
        <Button
          look="quiet"
          small
          icon="download"
          onClick={() => saveFile('recovery-codes.txt', 'text/plain', codes.join('\n'))}
        >
          {t({ id: 'recovery-codes.save-as-a-file', defaultMessage: 'Save as a file' })}
        </Button>
      </div>
    </div>
  )
}
