import { labelOfPath, modeOf } from '@edfe/domain/entry'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { listed } from '../../messages/listed.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useEditorState } from '../editing/entry-context.ts'

/** After a copy: what belongs to the new shipment and is empty, and what has changed since. It stays until it is closed. */
export function CopyNotice() {
  const mode = modeOf(useEditorState().entry.draft_data)
  const carried = useLocation().state.copied
  const [copied, setCopied] = useState(carried)
  if (!copied) return null
  const { from, left_empty, changes } = copied
  const labels = [...new Set(left_empty.map((path) => labelOfPath(path, mode) ?? path))]
  return (
    <Alert tone="info" role="status">
      <h2>This entry is a copy of {from}</h2>
      {labels.length > 0 && <p>Empty, because they belong to one shipment: {listed(labels)}.</p>}
      <p>Check values, quantities and weights of each line against the new invoice.</p>
      {changes.length > 0 && (
        <>
          <p>Changed since:</p>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Button look="quiet" small onClick={() => setCopied(undefined)}>
          Close
        </Button>
      </p>
    </Alert>
  )
}
