import {
  PART_COLUMNS,
  partWords,
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
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { SelectField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { PartField } from './part-field.tsx'
import { partFaultText, partsText } from './parts-text.ts'
import { type PartRow, useChangeParts } from './use-parts.ts'
import { UNDO_MS } from './use-parts-undo.ts'

const columnOf = (field: SharedField) => PART_COLUMNS.find(({ path }) => path === field)!
const options = () => SHARED_FIELDS.map((field) => [field, t(partWords(field).label)] as const)

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
      showToast({
        text: t(
          { id: 'edit-parts-dialog.as-before', defaultMessage: '{count} as before.' },
          { count: partsText(changed.length) },
        ),
      })
    } catch (error) {
      showToast({
        text: messageOf(
          error,
          t({
            id: 'edit-parts-dialog.the-parts-could-not-be',
            defaultMessage: 'The parts could not be changed back. Please try again.',
          }),
        ),
      })
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
        text: t(
          { id: 'edit-parts-dialog.changed', defaultMessage: '{count} changed.' },
          { count: partsText(parts.length) },
        ),
        action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: () => void takeBack(parts) },
        durationMs: UNDO_MS,
      })
    } catch (error) {
      setProblem(
        messageOf(
          error,
          t({
            id: 'edit-parts-dialog.the-parts-could-not-be-2',
            defaultMessage: 'The parts could not be changed. Please try again.',
          }),
        ),
      )
    }
  }
  return (
    <Dialog
      open
      title={t(
        { id: 'edit-parts-dialog.change', defaultMessage: 'Change {count}' },
        { count: partsText(rows.length) },
      )}
      lead={t({
        id: 'edit-parts-dialog.one-field-of-all-selected',
        defaultMessage:
          'One field of all selected parts gets the same value. Lines of entries stay as they are.',
      })}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={form}
          busy={isPending}
          disabledReason={
            fault
              ? `${partFaultText(fault)}.`
              : changed.length === 0
                ? t({ id: 'edit-parts-dialog.no-part-changes', defaultMessage: 'No part changes.' })
                : undefined
          }
        >
          {fault || changed.length === 0
            ? t({ id: 'edit-parts-dialog.change-parts', defaultMessage: 'Change parts' })
            : t(
                { id: 'edit-parts-dialog.change-2', defaultMessage: 'Change {count}' },
                { count: partsText(changed.length) },
              )}
        </DialogActions>
      }
    >
      <form id={form} className={layoutStyles.stack24} onSubmit={submit} noValidate>
        {problem && (
          <Alert role="alert">
            <p>{problem}</p>
          </Alert>
        )}
        <SelectField
          label={t({ id: 'edit-parts-dialog.field', defaultMessage: 'Field' })}
          options={options()}
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
            <p>
              {t({
                id: 'edit-parts-dialog.units-and-answers-about-duty',
                defaultMessage: 'Units and answers about duty stay as they are. Check them after the change.',
              })}
            </p>
          )}
        </div>
      </form>
    </Dialog>
  )
}

function heldText(rows: readonly PartRow[], field: SharedField): string {
  const held = [...new Set(rows.map(({ part }) => part[field] ?? ''))]
  if (held.length > 1)
    return t(
      {
        id: 'edit-parts-dialog.the-parts-have-different-values',
        defaultMessage: 'The parts have {count} different values now.',
      },
      { count: countText(held.length) },
    )
  return held[0]
    ? t({ id: 'edit-parts-dialog.all-have-now', defaultMessage: 'All have {shown} now.' }, { shown: held[0] })
    : t({ id: 'edit-parts-dialog.all-are-empty-now', defaultMessage: 'All are empty now.' })
}

function effectText(all: number, changed: number, value: string): string {
  if (changed === 0) return t({ id: 'edit-parts-dialog.no-part-changes', defaultMessage: 'No part changes.' })
  const rest = all - changed
  const others =
    rest === 0
      ? ''
      : t(
          {
            id: 'edit-parts-dialog.text',
            defaultMessage: '{rest, plural, one { One has it already.} other { # have it already.}}',
          },
          { rest },
        )
  return value.trim() === ''
    ? t(
        {
          id: 'edit-parts-dialog.will-have-no-value',
          defaultMessage: '{changed} will have no value.{others}',
        },
        { changed: partsText(changed), others },
      )
    : t(
        { id: 'edit-parts-dialog.will-have', defaultMessage: '{changed} will have {trim}.{others}' },
        { changed: partsText(changed), trim: value.trim(), others },
      )
}
