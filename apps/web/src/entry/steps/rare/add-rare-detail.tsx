import type { RareField, StepKey } from '@edfe/domain/entry'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { fieldHash } from '../../form/use-field-from-hash.ts'
import { opensInLine } from '../../frame/field-page.ts'
import { stepOf } from '../../pages/step-path.ts'
import { RareDetailDialog } from './rare-detail-dialog.tsx'

/** Saves the page and goes to another page of the entry, there to a field. */
export type Jump = (path: string, hash?: string) => Promise<void>

interface Props {
  step: StepKey
  /** Opens a field of this step that is of no line. */
  onOpen?: (path: string) => void
  onJump: Jump
  /** In step 4: the line that is open, and how one of its fields is opened. */
  line?: { id: string; onOpen: (path: string) => void }
}

/** The button of the list of rare fields. A field of another step is opened there, one of a line in step 4 or on its page. */
export function AddRareDetail({ step, onOpen, onJump, line }: Props) {
  const { editor } = useEntryContext()
  const [isOpen, setOpen] = useState(false)
  const pick = ({ path, isOfLine, page, field }: RareField) => {
    if (isOfLine && line && opensInLine(path)) return line.onOpen(path)
    if (!isOfLine && field.step === step) return onOpen?.(path)
    if (!isOfLine) return void onJump(stepOf(field.step).path, fieldHash(path))
    const lines = editor.draft().line_items ?? []
    const at = Math.max(
      0,
      lines.findIndex(({ id }) => id === line?.id),
    )
    const hash = lines.length > 0 ? fieldHash(`line_items.${at}.${path}`) : undefined
    return void onJump(opensInLine(path) ? 'step-4' : page, hash)
  }
  const label = t({ id: 'add-rare-detail.add', defaultMessage: 'Add a rare detail' })
  return (
    <p className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
      <Button look="plain" small icon="plus" onClick={() => setOpen(true)} data-command={label}>
        {label}
      </Button>
      {isOpen &&
        createPortal(<RareDetailDialog onPick={pick} onClose={() => setOpen(false)} />, document.body)}
    </p>
  )
}
