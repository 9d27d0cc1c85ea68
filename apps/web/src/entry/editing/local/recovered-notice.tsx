import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { useEditorState } from '../entry-context.ts'

/** Says that text of an earlier visit was found in this browser and put back. */
export function RecoveredNotice() {
  const { recovered } = useEditorState()
  const [isRead, setRead] = useState(false)
  if (!recovered || isRead) return null
  return (
    <Alert tone="info" role="status">
      <h2>What you typed before is restored</h2>
      <p>
        It had not reached the server when this page was closed. This browser kept it, and it is saved now.
      </p>
      <p>
        <Button look="quiet" small onClick={() => setRead(true)}>
          Close
        </Button>
      </p>
    </Alert>
  )
}
