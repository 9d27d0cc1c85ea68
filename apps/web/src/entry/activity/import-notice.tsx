import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { t } from '../../words/t.ts'
import styles from './import-notice.module.css'

/** After an import: what of the file was left behind, by field. It stays until it is closed or the entry is left. */
export function ImportNotice() {
  const carried = useLocation().state.notes
  const [notes, setNotes] = useState(carried ?? [])
  if (notes.length === 0) return null
  return (
    <Alert tone="info" role="status">
      <h2>
        {t({
          id: 'import-notice.this-entry-was-imported-some',
          defaultMessage: 'This entry was imported. Some values were left out',
        })}
      </h2>
      <dl className={styles.importNotes}>
        {notes.map(({ path, message }) => (
          <div key={`${path} ${message}`}>
            <dt>
              <code>{path}</code>
            </dt>
            <dd>{message}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Button look="quiet" small onClick={() => setNotes([])}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      </p>
    </Alert>
  )
}
