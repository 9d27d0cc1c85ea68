import { useState } from 'react'
import { Button } from '../../components/button.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** Opens the import of a file; the dialog gives the focus back to it. */
export function ImportButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" icon="upload" onClick={() => setOpen(true)}>
        Import
      </Button>
      <ImportDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
