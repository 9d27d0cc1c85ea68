import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'

/** The tables of ports come with it. */
const ArrivalNoticeDialog = lazyDialog(
  async () => (await import('./arrival-notice-dialog.tsx')).ArrivalNoticeDialog,
)

/** Fills the arrival in from the text of the carrier's notice. */
export function ArrivalNoticeButton() {
  const { may } = useEntry()
  const [isOpen, setOpen] = useState(false)
  if (!may.edit) return null
  return (
    <div>
      <Button
        look="quiet"
        small
        icon="upload"
        onClick={() => setOpen(true)}
        data-command={t({
          id: 'arrival-notice-button.paste-the-arrival-notice',
          defaultMessage: 'Paste the arrival notice',
        })}
      >
        {t({
          id: 'arrival-notice-button.paste-your-arrival-notice',
          defaultMessage: 'Paste your arrival notice',
        })}
      </Button>
      {isOpen && (
        <Suspense
          fallback={
            <p role="status">{t({ id: 'arrival-notice-button.loading', defaultMessage: 'Loading…' })}</p>
          }
        >
          {/* Outside of the form: Enter in the dialog does not save the step. */}
          {createPortal(<ArrivalNoticeDialog onClose={() => setOpen(false)} />, document.body)}
        </Suspense>
      )}
    </div>
  )
}
