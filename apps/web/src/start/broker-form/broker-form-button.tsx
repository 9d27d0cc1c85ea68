import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { t } from '../../words/t.ts'

/** The reader of PDF files comes with it. */
const BrokerFormDialog = lazyDialog(async () => (await import('./broker-form-dialog.tsx')).BrokerFormDialog)

/** Begins an entry with what a broker filed of an earlier shipment. */
export function BrokerFormButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" small icon="upload" onClick={() => setOpen(true)}>
        {t({ id: 'broker-form-button.open-the-brokers-pdf', defaultMessage: 'Open the broker’s PDF' })}
      </Button>
      {isOpen && (
        <Suspense
          fallback={
            <p role="status">{t({ id: 'broker-form-button.loading', defaultMessage: 'Loading…' })}</p>
          }
        >
          {createPortal(<BrokerFormDialog onClose={() => setOpen(false)} />, document.body)}
        </Suspense>
      )}
    </>
  )
}
