import { useId, useState } from 'react'
import controlStyles from '../../ui/control.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Field, SelectBox } from '../../ui/field.tsx'
import { fieldMeta } from '../form/field-meta.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { cellName, SHEET_COLUMNS, type SheetField, tidyCell } from './sheet-columns.ts'

interface Props {
  ids: readonly string[]
  onApply: (field: SheetField, text: string) => void
  onClose: () => void
}

const SETTABLE: readonly SheetField[] = SHEET_COLUMNS.map(({ field }) => field)

/** Sets one field of several lines to one value; it says what the lines hold now. */
export function SetSelectedDialog({ ids, onApply, onClose }: Props) {
  const id = useId()
  const { form } = useEntryFormContext()
  const [field, setField] = useState<SheetField>('origin_country')
  const [text, setText] = useState('')
  const held = [...new Set(ids.map((line) => String(form.getValues(cellName(line, field)) ?? '')))]
  const { maxLength } = fieldMeta(cellName('0', field))
  const apply = () => onApply(field, tidyCell(field, text))
  return (
    <Dialog
      open
      title={ids.length === 1 ? 'Set for 1 line' : `Set for ${ids.length} lines`}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} onClick={apply}>
          Set
        </DialogActions>
      }
    >
      <Field id={`${id}-field`} label="Field">
        <SelectBox>
          <select
            id={`${id}-field`}
            className={controlStyles.control}
            value={field}
            onChange={({ currentTarget }) => setField(currentTarget.value as SheetField)}
          >
            {SETTABLE.map((one) => (
              <option key={one} value={one}>
                {fieldMeta(cellName('0', one)).label}
              </option>
            ))}
          </select>
        </SelectBox>
      </Field>
      <Field id={`${id}-value`} label="New value" note={heldText(held)}>
        <input
          id={`${id}-value`}
          aria-describedby={`${id}-value-note`}
          className={controlStyles.control}
          maxLength={maxLength}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply()
          }}
        />
      </Field>
    </Dialog>
  )
}

function heldText(held: readonly string[]): string {
  if (held.length > 1) return `${held.length} different values now.`
  return held[0] ? `All have ${held[0]} now.` : 'All are empty now.'
}
