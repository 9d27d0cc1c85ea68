import { fieldLabel, modeOf } from '@edfe/domain/entry'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { listed } from '../../messages/listed.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'

/** After a copy: what belongs to the new shipment and is empty, and what has changed since. It stays until it is closed. */
export function CopyNotice() {
  const mode = modeOf(useEntry().draft_data)
  const carried = useLocation().state.copied
  const [copied, setCopied] = useState(carried)
  if (!copied) return null
  const { from, left_empty, changes } = copied
  const labels = [...new Set(left_empty.map((path) => t(fieldLabel(path, mode))))]
  return (
    <Alert tone="info" role="status">
      <h2>
        {t(
          { id: 'copy-notice.this-entry-is-a-copy', defaultMessage: 'This entry is a copy of {from}' },
          { from },
        )}
      </h2>
      {labels.length > 0 && (
        <p>
          {t(
            {
              id: 'copy-notice.empty-because-they-belong-to',
              defaultMessage: 'Empty, because they belong to one shipment: {labels}.',
            },
            { labels: listed(labels) },
          )}
        </p>
      )}
      <p>
        {t({
          id: 'copy-notice.check-values-quantities-and-weights',
          defaultMessage: 'Check values, quantities and weights of each line against the new invoice.',
        })}
      </p>
      {changes.length > 0 && (
        <>
          <p>{t({ id: 'copy-notice.changed-since', defaultMessage: 'Changed since:' })}</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Button look="quiet" small onClick={() => setCopied(undefined)}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      </p>
    </Alert>
  )
}
