import { Suspense, useState } from 'react'
import { useMe } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { t } from '../../words/t.ts'

const SaveTemplateDialog = lazyDialog(
  async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog,
)

interface Props {
  entryId: string
  small?: boolean
  onBefore?: () => Promise<unknown>
}

/** Saves parts of an entry as a template, for people who may edit entries. */
export function SaveTemplateButton({ entryId, small = false, onBefore }: Props) {
  const [isOpen, setOpen] = useState(false)
  if (!useMe().data?.may.includes('entry.edit')) return null
  return (
    <>
      <Button look="quiet" small={small} onClick={() => setOpen(true)}>
        {t({ id: 'save-template-button.save-as-template', defaultMessage: 'Save as template…' })}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SaveTemplateDialog entryId={entryId} onBefore={onBefore} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
