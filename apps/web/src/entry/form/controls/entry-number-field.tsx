import { formatEntryNumber } from '@edfe/domain/entry'
import controlStyles from '../../../ui/control.module.css'
import { useEditorState } from '../../editing/entry-context.ts'
import { FieldFrame } from '../field-frame.tsx'
import { useField } from '../use-field.ts'

/** The number that the server assigned, as XXX-NNNNNNN-D; it can be read and copied, not changed. */
export function EntryNumberField() {
  const field = useField('header.entry_number')
  const { entry } = useEditorState()
  return (
    <FieldFrame field={field} columns={12}>
      <input
        {...field.aria}
        id={field.id}
        className={controlStyles.control}
        readOnly
        value={formatEntryNumber(entry.entry_number)}
      />
    </FieldFrame>
  )
}
