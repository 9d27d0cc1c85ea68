import { type NoticeValue, readArrivalNotice } from '@edfe/domain/arrival-notice'
import { useId, useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { Table, TableHead } from '../../ui/table.tsx'
import textStyles from '../../ui/text.module.css'
import { TextAreaField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'
import { fieldMeta } from '../form/field-meta.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { showDay } from '../form/format.ts'
import styles from './arrival-notice.module.css'

interface Row extends NoticeValue {
  name: string
  label: string
  /** As the form shows it. */
  shown: string
  /** What the field has now. */
  now: string
}

/** The text of an arrival notice, what was recognized in it, and the choice of what the form takes. */
export function ArrivalNoticeDialog({ onClose }: { onClose: () => void }) {
  const { form, blurred } = useEntryFormContext()
  const id = useId()
  const [text, setText] = useState('')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const rows: Row[] = readArrivalNotice(text).map((value) => {
    const name = `shipment_origin.${value.field}`
    return {
      ...value,
      name,
      label: fieldMeta(name).label,
      shown: value.field.endsWith('_date') ? showDay(value.value) : value.value,
      now: String(form.getValues(name) ?? ''),
    }
  })
  const chosen = rows.filter(({ name, shown, now }) => !left.has(name) && shown !== now)
  const toggle = (name: string) => {
    const next = new Set(left)
    if (!next.delete(name)) next.add(name)
    setLeft(next)
  }
  const take = () => {
    const put = (value: (row: Row) => string) => {
      for (const row of chosen) {
        form.setValue(row.name, value(row), { shouldDirty: true })
        blurred(row.name)
      }
    }
    put(({ shown }) => shown)
    onClose()
    showToast({
      text: chosen.length === 1 ? '1 field filled in.' : `${chosen.length} fields filled in.`,
      action: { label: 'Undo', run: () => put(({ now }) => now) },
    })
  }
  return (
    <Dialog
      open
      wide
      title="Paste your arrival notice"
      lead="Copy the text of the notice and paste it here. It stays in your browser. You choose which values the form takes."
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          disabledReason={chosen.length === 0 ? 'No value to take' : undefined}
          onClick={take}
        >
          {chosen.length === 1 ? 'Fill in 1 field' : `Fill in ${chosen.length} fields`}
        </DialogActions>
      }
    >
      <TextAreaField
        label="Text of the notice"
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div role="status" className={styles.result}>
        {text.trim() !== '' && rows.length === 0 && (
          <p>Nothing was recognized. Look for a text with labels such as B/L No. and Arrival date.</p>
        )}
        {rows.length > 0 && (
          <p className={textStyles.visuallyHidden}>
            {rows.length} {rows.length === 1 ? 'value' : 'values'} recognized.
          </p>
        )}
      </div>
      {rows.length > 0 && (
        <Table isStacked>
          <TableHead columns={['Take', 'Field', 'Value', 'In the notice']} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <td>
                  <input
                    type="checkbox"
                    id={`${id}-${row.field}`}
                    aria-label={`Take ${row.label}`}
                    checked={!left.has(row.name)}
                    onChange={() => toggle(row.name)}
                  />
                </td>
                <td data-label="Field">
                  <label htmlFor={`${id}-${row.field}`}>{row.label}</label>
                </td>
                <td data-label="Value">
                  {row.shown}
                  {row.now !== '' && row.now !== row.shown && <small> instead of {row.now}</small>}
                  {row.now === row.shown && <small> as now</small>}
                </td>
                <td data-label="In the notice" className={textStyles.secondary}>
                  {row.found}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  )
}
