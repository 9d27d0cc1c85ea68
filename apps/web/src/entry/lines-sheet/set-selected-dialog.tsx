import { useId, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import controlStyles from '../../ui/control.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import fieldStyles from '../../ui/field.module.css'
import { Field, SelectBox } from '../../ui/field.tsx'
import formStyles from '../../ui/form.module.css'
import { t } from '../../words/t.ts'
import { EntryField } from '../form/entry-field.tsx'
import { FieldErrors } from '../form/field-errors.ts'
import { fieldMeta } from '../form/field-meta.ts'
import { EntryFormContext, useEntryFormContext } from '../form/form-context.ts'
import { cellName, isSheetField, SHEET_COLUMNS, type SheetField, tidyCell } from './sheet-columns.ts'

interface Props {
  ids: readonly string[]
  onApply: (field: string, text: string) => void
  onClose: () => void
}

/** Fields that lines of one shipment often share, in addition to the columns of the sheet. */
const FURTHER = ['relationship', 'charges', 'manifest_qty', 'manufacturer_mid', 'spi'] as const
type Settable = SheetField | (typeof FURTHER)[number]
const SETTABLE: readonly Settable[] = [...SHEET_COLUMNS.map(({ field }) => field), ...FURTHER]

/** The row of the dialog's own form. */
const ROW = 'selected'

/** Sets one field of several lines to one value; it says what the lines hold now. */
export function SetSelectedDialog({ ids, onApply, onClose }: Props) {
  const id = useId()
  const { form: lines } = useEntryFormContext()
  const [field, setField] = useState<Settable>('origin_country')
  const form = useForm()
  const context = useMemo(() => ({ form, errors: new FieldErrors(), blurred: () => {} }), [form])
  const name = cellName(ROW, field)
  const held = [...new Set(ids.map((line) => String(lines.getValues(cellName(line, field)) ?? '')))]
  const apply = () => {
    const text = String(form.getValues(name) ?? '')
    onApply(field, isSheetField(field) ? tidyCell(field, text) : text.trim())
  }
  return (
    <Dialog
      open
      title={t(
        {
          id: 'set-selected-dialog.text',
          defaultMessage: '{count, plural, one {Set for 1 line} other {Set for # lines}}',
        },
        { count: ids.length },
      )}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={`${id}-form`}>
          {t({ id: 'set-selected-dialog.set', defaultMessage: 'Set' })}
        </DialogActions>
      }
    >
      <form
        id={`${id}-form`}
        className={formStyles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          // The sheet is inside the form of the step.
          event.stopPropagation()
          apply()
        }}
        noValidate
      >
        <Field id={`${id}-field`} label={t({ id: 'set-selected-dialog.field', defaultMessage: 'Field' })}>
          <SelectBox>
            <select
              id={`${id}-field`}
              className={controlStyles.control}
              value={field}
              onChange={({ currentTarget }) => setField(currentTarget.value as Settable)}
            >
              {SETTABLE.map((one) => (
                <option key={one} value={one}>
                  {fieldMeta(cellName(ROW, one)).label}
                </option>
              ))}
            </select>
          </SelectBox>
        </Field>
        <EntryFormContext value={context}>
          <div className={fieldStyles.grid}>
            <EntryField
              key={field}
              name={name}
              label={t({ id: 'set-selected-dialog.new-value', defaultMessage: 'New value' })}
              note={heldText(held)}
              columns={12}
            />
          </div>
        </EntryFormContext>
      </form>
    </Dialog>
  )
}

function heldText(held: readonly string[]): string {
  if (held.length > 1)
    return t(
      { id: 'set-selected-dialog.different-values-now', defaultMessage: '{count} different values now.' },
      { count: held.length },
    )
  return held[0]
    ? t(
        { id: 'set-selected-dialog.all-have-now', defaultMessage: 'All have {shown} now.' },
        { shown: held[0] },
      )
    : t({ id: 'set-selected-dialog.all-are-empty-now', defaultMessage: 'All are empty now.' })
}
