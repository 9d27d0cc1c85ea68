import { formatEntryNumber } from '@edfe/domain/entry'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import buttonStyles from '../../../ui/button.module.css'
import controlStyles from '../../../ui/control.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { useEntry } from '../../editing/entry-context.ts'
import { isOnServer } from '../../editing/on-server.ts'
import { FieldFrame } from '../field-frame.tsx'
import { useField } from '../use-field.ts'
import { NumberDialog } from './number-dialog.tsx'

/** The number that the server proposed, as XXX-NNNNNNN-D; a dialog takes that of an earlier release instead. */
export function EntryNumberField() {
  const field = useField('header.entry_number')
  const entry = useEntry()
  const [isOpen, setOpen] = useState(false)
  const mayChange = entry.may.edit && entry.summary_version === 1 && isOnServer(entry)
  const number = formatEntryNumber(entry.entry_number)
  return (
    <FieldFrame
      field={field}
      aside={
        mayChange && (
          <button
            type="button"
            className={`${layoutStyles.touch} ${buttonStyles.link} ${textStyles.nowrap}`}
            onClick={() => setOpen(true)}
          >
            {t({ id: 'entry-number-field.change', defaultMessage: 'Change the number…' })}
          </button>
        )
      }
    >
      <input {...field.aria} id={field.id} className={controlStyles.control} readOnly value={number} />
      {isOpen &&
        createPortal(<NumberDialog current={number} onClose={() => setOpen(false)} />, document.body)}
    </FieldFrame>
  )
}
