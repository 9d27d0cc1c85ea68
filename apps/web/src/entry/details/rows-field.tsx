import { useFieldArray } from 'react-hook-form'
import { Button, IconButton } from '../../ui/button.tsx'
import controlStyles from '../../ui/control.module.css'
import fieldStyles from '../../ui/field.module.css'
import { controlAria, FieldMessage, fieldTextIds } from '../../ui/field.tsx'
import { sanitizeInPlace, upperCase } from '../form/controls/sanitize.ts'
import { showText } from '../form/format.ts'
import { useField } from '../form/use-field.ts'
import styles from './rows-field.module.css'

interface Props {
  name: string
  label?: string
  hint?: string
}

/** A short list of rows, a column for each field of its definition; what is wrong with it is said once, for the list. */
export function RowsField({ name, label, hint }: Props) {
  const field = useField(name, { label, hint })
  const { fields: columns = {}, row: rowName } = field.meta
  const { form } = field
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  const add = () =>
    append(Object.fromEntries(Object.keys(columns).map((column) => [column, ''])), {
      focusName: `${name}.${fields.length}.${Object.keys(columns)[0]}`,
    })
  return (
    <fieldset
      className={`${fieldStyles.field} ${fieldStyles.columns12} ${styles.rowsField}`}
      id={field.id}
      tabIndex={-1}
      aria-describedby={field.aria['aria-describedby']}
    >
      <legend className={fieldStyles.label}>
        {field.meta.label}
        {field.isOptional && <i> (optional)</i>}
      </legend>
      <p className={fieldStyles.hint} id={fieldTextIds(field.id).hint}>
        {field.meta.hint}
      </p>
      <div className={styles.rows}>
        {fields.map((row, index) => (
          <div key={row.id} className={styles.rowsRow}>
            {Object.entries(columns).map(([leaf, column]) => {
              const cell = `${name}.${index}.${leaf}`
              const isAmount = column.kind === 'whole-money'
              const register = form.register(cell)
              const id = `${field.id}-${index}-${leaf}`
              return (
                <div key={leaf}>
                  <label htmlFor={id}>{`${column.label} ${index + 1}`}</label>
                  <div className={isAmount ? controlStyles.money : undefined}>
                    <input
                      {...register}
                      id={id}
                      type="text"
                      className={
                        isAmount
                          ? `${controlStyles.control} ${controlStyles.alignRight}`
                          : controlStyles.control
                      }
                      inputMode={isAmount ? 'decimal' : undefined}
                      maxLength={column.maxLength}
                      autoComplete="off"
                      {...controlAria(field.id, { message: field.message })}
                      onChange={(event) => {
                        if (!isAmount) sanitizeInPlace(event.currentTarget, upperCase)
                        void register.onChange(event)
                      }}
                      onBlur={(event) => {
                        const text = event.currentTarget.value
                        const tidied = showText(column.kind, text)
                        if (tidied !== text) form.setValue(cell, tidied)
                        void register.onBlur(event)
                        field.blurred(name)
                      }}
                    />
                  </div>
                </div>
              )
            })}
            <IconButton icon="close" label={`Remove ${rowName} ${index + 1}`} onClick={() => remove(index)} />
          </div>
        ))}
        <Button look="quiet" small icon="plus" onClick={add}>
          {`Add a ${rowName}`}
        </Button>
      </div>
      <div>
        <FieldMessage id={field.id} message={field.message} />
      </div>
    </fieldset>
  )
}
