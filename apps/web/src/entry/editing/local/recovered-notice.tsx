import { useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { t } from '../../../words/t.ts'
import { useEditorState } from '../entry-context.ts'

/** Says that text of an earlier visit was found in this browser and put back. */
export function RecoveredNotice() {
  const recovered = useEditorState((state) => state.recovered)
  const [isRead, setRead] = useState(false)
  if (!recovered || isRead) return null
  return (
    <Alert tone="info" role="status">
      <h2>
        {t({
          id: 'recovered-notice.what-you-typed-before-is',
          defaultMessage: 'What you typed before is restored',
        })}
      </h2>
      <p>
        {t({
          id: 'recovered-notice.it-had-not-reached-the',
          defaultMessage:
            'It had not reached the server when this page was closed. This browser kept it, and it is saved now.',
        })}
      </p>
      <p>
        <Button look="quiet" small onClick={() => setRead(true)}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      </p>
    </Alert>
  )
}
