import { partFaultText } from '@edfe/contracts/parts/part-fault-text'
import { checkPart, type Part, type PartColumn } from '@edfe/domain/parts'
import { type ChangeEvent, type FormEvent, useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { listed } from '../messages/listed.ts'
import { useFieldErrors } from '../settings/use-field-errors.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import dialogStyles from '../ui/dialog.module.css'
import { Dialog } from '../ui/dialog.tsx'
import fieldStyles from '../ui/field.module.css'
import textStyles from '../ui/text.module.css'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { FORM_COLUMNS, keptLabels, NO_PART, partOfValues, valuesOfPart } from './part-values.ts'
import styles from './parts.module.css'
import { type PartRow, useSavePart } from './use-parts.ts'

/** What most parts have; the rest is in a section that opens. */
const MAIN = ['part_number', 'description', 'htsus', 'origin_country', 'net_uom', 'manufacturer_mid']
const isMain = ({ path }: PartColumn) => MAIN.includes(path)
const WIDE = new Set(['part_number', 'description'])

/** 'all_others' reads as 'All others'. */
const optionOf = (value: string) =>
  [
    value,
    value === '' ? 'None' : value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' '),
  ] as const

interface Props {
  /** The part to change; absent for a new one. */
  row?: PartRow | undefined
  onClose: () => void
}

/** All fields of a part. What is wrong is shown at its field, before and after the server has judged. */
export function PartDialog({ row, onClose }: Props) {
  const form = useId()
  const before: Part = row?.part ?? NO_PART
  const [values, setValues] = useState(() => valuesOfPart(before))
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const save = useSavePart()
  const { errors, atFields } = useFieldErrors()
  const kept = keptLabels(before)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const part = partOfValues(values, before)
    const found = checkPart(part)
    setFaults(Object.fromEntries(found.map(({ path, label, fault }) => [path, partFaultText(label, fault)])))
    setProblem(undefined)
    const [first] = found
    if (first) return document.getElementById(`${form}-${first.path}`)?.focus()
    try {
      await atFields(save.mutateAsync({ id: row?.id, part }))
      showToast({ text: `Part ${part.part_number} is saved.` })
      onClose()
    } catch (error) {
      setProblem(messageOf(error, 'The part could not be saved. Please try again.'))
    }
  }
  const fieldOf = ({ path, label, field }: PartColumn) => {
    const shared = {
      id: `${form}-${path}`,
      label,
      hint: field.hint,
      columns: WIDE.has(path) ? (12 as const) : (6 as const),
      optional: path !== 'part_number',
      value: values[path] ?? '',
      error: faults[path] ?? errors[path],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        setValues({ ...values, [path]: target.value }),
    }
    if (field.values)
      return <SelectField key={path} {...shared} options={['', ...field.values].map(optionOf)} />
    const maxLength = field.limit ?? field.maxLength ?? 200
    return <TextField key={path} {...shared} maxLength={maxLength} autoComplete="off" />
  }
  return (
    <Dialog
      open
      wide
      title={row ? `Part ${before.part_number}` : 'New part'}
      lead={row ? 'Lines of entries stay as they are.' : 'Goods that you import again and again.'}
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} className={dialogStyles.last} busy={save.isPending}>
            Save part
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {problem && (
          <Alert role="alert">
            <p>{problem}</p>
          </Alert>
        )}
        <div className={fieldStyles.grid}>{FORM_COLUMNS.filter(isMain).map(fieldOf)}</div>
        <details className={styles.more}>
          <summary>Manufacturer, programs and other fields</summary>
          <div className={fieldStyles.grid}>
            {FORM_COLUMNS.filter((column) => !isMain(column)).map(fieldOf)}
          </div>
        </details>
        {kept.length > 0 && (
          <p className={textStyles.secondary}>
            The part also keeps its {listed(kept)}. You set them in a line and save the line as this part.
          </p>
        )}
      </form>
    </Dialog>
  )
}
