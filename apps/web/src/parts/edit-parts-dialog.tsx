import { partFaultText } from '@edfe/contracts/parts/part-fault-text'
import {
  PART_COLUMNS,
  SHARED_FIELDS,
  type SharedField,
  sharedFieldFault,
  withSharedField,
} from '@edfe/domain/parts'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { countText } from '../messages/money.ts'
import { Alert } from '../ui/alert.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import textStyles from '../ui/text.module.css'
import { SelectField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { PartField } from './part-field.tsx'
import styles from './parts.module.css'
import { partsText } from './parts-text.ts'
import { type PartRow, useChangeParts } from './use-parts.ts'
import { UNDO_MS } from './use-parts-undo.ts'

const columnOf = (field: SharedField) => PART_COLUMNS.find(({ path }) => path === field)!
const OPTIONS = SHARED_FIELDS.map((field) => [field, columnOf(field).label] as const)

/** The goods of a part, without its number. */
const goodsOf = ({ part_number: _, ...goods }: PartRow['part']) => goods

interface Props {
  rows: readonly PartRow[]
  onClose: () => void
  /** The parts are saved. */
  onSaved: () => void
}

/** Sets one field of several parts to one value, with how many change, all or none; one press takes it back. */
export function EditPartsDialog({ rows, onClose, onSaved }: Props) {
  const form = useId()
  const [field, setField] = useState<SharedField>('origin_country')
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutateAsync, isPending } = useChangeParts()
  const column = columnOf(field)
  const fault = sharedFieldFault(field, value)
  const changed = rows.flatMap((row) => {
    const goods = withSharedField(row.part, field, value)
    return goods ? [{ row, goods }] : []
  })
  const takeBack = async (saved: readonly { id: string; updated_at: string }[]) => {
    try {
      await mutateAsync(
        changed.map(({ row }, index) => ({
          id: row.id,
          updated_at: saved[index]!.updated_at,
          goods: goodsOf(row.part),
        })),
      )
      showToast({ text: `${partsText(changed.length)} as before.` })
    } catch (error) {
      showToast({ text: messageOf(error, 'The parts could not be changed back. Please try again.') })
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || fault || changed.length === 0) return
    setProblem(undefined)
    try {
      const { parts } = await mutateAsync(
        changed.map(({ row: { id, updated_at }, goods }) => ({ id, updated_at, goods })),
      )
      onSaved()
      showToast({
        text: `${partsText(parts.length)} changed.`,
        action: { label: 'Undo', run: () => void takeBack(parts) },
        durationMs: UNDO_MS,
      })
    } catch (error) {
      setProblem(messageOf(error, 'The parts could not be changed. Please try again.'))
    }
  }
  return (
    <Dialog
      open
      title={`Change ${partsText(rows.length)}`}
      lead="One field of all selected parts gets the same value. Lines of entries stay as they are."
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={form}
          busy={isPending}
          disabledReason={
            fault
              ? `${partFaultText(fault.label, fault.fault)}.`
              : changed.length === 0
                ? 'No part changes.'
                : undefined
          }
        >
          {fault || changed.length === 0 ? 'Change parts' : `Change ${partsText(changed.length)}`}
        </DialogActions>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {problem && (
          <Alert role="alert">
            <p>{problem}</p>
          </Alert>
        )}
        <SelectField
          label="Field"
          options={OPTIONS}
          value={field}
          onChange={({ target }) => {
            setField(SHARED_FIELDS.find((one) => one === target.value) ?? field)
            setValue('')
          }}
        />
        <PartField key={field} id={`${form}-value`} column={column} value={value} onChange={setValue} />
        <div role="status" className={textStyles.secondary}>
          <p>{heldText(rows, field)}</p>
          {!fault && <p>{effectText(rows.length, changed.length, value)}</p>}
          {field === 'htsus' && (
            <p>Units and answers about duty stay as they are. Check them after the change.</p>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function heldText(rows: readonly PartRow[], field: SharedField): string {
  const held = [...new Set(rows.map(({ part }) => part[field] ?? ''))]
  if (held.length > 1) return `The parts have ${countText(held.length)} different values now.`
  return held[0] ? `All have ${held[0]} now.` : 'All are empty now.'
}

function effectText(all: number, changed: number, value: string): string {
  if (changed === 0) return 'No part changes.'
  const rest = all - changed
  const others =
    rest === 0 ? '' : rest === 1 ? ' One has it already.' : ` ${countText(rest)} have it already.`
  return value.trim() === ''
    ? `${partsText(changed)} will have no value.${others}`
    : `${partsText(changed)} will have ${value.trim()}.${others}`
}
