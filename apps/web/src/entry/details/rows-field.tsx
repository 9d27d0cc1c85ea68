import { useFieldArray } from 'react-hook-form'
import { Button, IconButton } from '../../ui/button.tsx'
import { sanitizeInPlace, upperCase } from '../form/controls/sanitize.ts'
import { FieldMessage } from '../form/field-message.tsx'
import { useField } from '../form/use-field.ts'

interface Column {
  field: string
  label: string
  /** Changes the text when the input is left. */
  tidy?: (text: string) => string
  isAmount?: boolean
  maxLength?: number
}

interface Props {
  name: string
  label?: string
  hint?: string
  columns: readonly Column[]
  /** 'Add a charge' */
  addWords: string
  /** 'charge': a row is 'Remove charge 2'. */
  rowWord: string
}

/** A short list of rows with the same columns; what is wrong with it is said once, for the list. */
export function RowsField({ name, label, hint, columns, addWords, rowWord }: Props) {
  const field = useField(name, { label, hint })
  const { form } = field
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  const add = () =>
    append(Object.fromEntries(columns.map((column) => [column.field, ''])), {
      focusName: `${name}.${fields.length}.${columns[0]!.field}`,
    })
  return (
    <fieldset
      className="f w12 rows-field"
      id={field.id}
      tabIndex={-1}
      aria-describedby={field.aria['aria-describedby']}
    >
      <legend className="lab">
        {field.meta.label}
        {field.meta.optional && <i> (optional)</i>}
      </legend>
      <p className="hint" id={`${field.id}-h`}>
        {field.meta.hint}
      </p>
      <div className="rows">
        {fields.map((row, index) => (
          <div key={row.id} className="rows-row">
            {columns.map((column) => {
              const cell = `${name}.${index}.${column.field}`
              const register = form.register(cell)
              const id = `${field.id}-${index}-${column.field}`
              return (
                <div key={column.field}>
                  <label htmlFor={id}>{`${column.label} ${index + 1}`}</label>
                  <div className={column.isAmount ? 'money' : undefined}>
                    <input
                      {...register}
                      id={id}
                      type="text"
                      className={column.isAmount ? 'in r' : 'in'}
                      inputMode={column.isAmount ? 'decimal' : undefined}
                      maxLength={column.maxLength}
                      autoComplete="off"
                      aria-invalid={field.aria['aria-invalid']}
                      aria-describedby={field.finding && `${field.id}-e`}
                      onChange={(event) => {
                        if (!column.isAmount) sanitizeInPlace(event.currentTarget, upperCase)
                        void register.onChange(event)
                      }}
                      onBlur={(event) => {
                        const text = event.currentTarget.value
                        const tidied = column.tidy?.(text) ?? text
                        if (tidied !== text) form.setValue(cell, tidied)
                        void register.onBlur(event)
                        field.blurred(name)
                      }}
                    />
                  </div>
                </div>
              )
            })}
            <IconButton icon="close" label={`Remove ${rowWord} ${index + 1}`} onClick={() => remove(index)} />
          </div>
        ))}
        <Button look="quiet" small icon="plus" onClick={add}>
          {addWords}
        </Button>
      </div>
      <div>
        <FieldMessage field={field} />
      </div>
    </fieldset>
  )
}
