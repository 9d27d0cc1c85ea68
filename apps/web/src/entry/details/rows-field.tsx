import { columnLabel, type DraftPath, rowLabel } from '@edfe/domain/entry'
import { useFieldArray } from 'react-hook-form'
import { Button, IconButton } from '../../ui/button.tsx'
import choiceStyles from '../../ui/choices.module.css'
import controlStyles from '../../ui/control.module.css'
import fieldStyles from '../../ui/field.module.css'
import { controlAria, FieldMessage, fieldTextIds, SelectBox } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { sanitizeInPlace, upperCase } from '../../ui/sanitize.ts'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { optionsOf } from '../form/controls/field-options.ts'
import { fieldPath } from '../form/field-meta.ts'
import { type BoundField, useField } from '../form/use-field.ts'
import { showText } from '../values/format.ts'
import styles from './rows-field.module.css'

interface Props {
  name: DraftPath
  label?: string
  hint?: string
}

/** A short list of rows, a column for each field of its definition; what is wrong with it is said once, for the list. */
export function RowsField({ name, label, hint }: Props) {
  const field = useField(name, { label, hint })
  const { fields: columns = {} } = field.meta
  const row = rowLabel(fieldPath(name))
  const rowName = row ? t(row) : ''
  const { form } = field
  const { fields, append, remove } = useFieldArray({ control: form.control, name })
  const add = () =>
    append(Object.fromEntries(Object.entries(columns).map(([leaf, column]) => [leaf, blankOf(column)])), {
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
        {field.isOptional && <i> {t({ id: 'common.optional', defaultMessage: '(optional)' })}</i>}
      </legend>
      <p className={fieldStyles.hint} id={fieldTextIds(field.id).hint}>
        {field.meta.hint}
      </p>
      <div className={`${layoutStyles.stack12} ${layoutStyles.justifyStart}`}>
        {fields.map((row, index) => (
          <div
            key={row.id}
            className={`${layoutStyles.wrap12} ${layoutStyles.wide} ${layoutStyles.alignEnd} ${styles.rowsRow}`}
          >
            {Object.entries(columns).map(([leaf, column]) => {
              const cell = `${name}.${index}.${leaf}`
              const id = `${field.id}-${index}-${leaf}`
              return (
                <div key={leaf}>
                  <label htmlFor={id}>{`${t(columnLabel(fieldPath(name), leaf))} ${index + 1}`}</label>
                  <RowCell
                    id={id}
                    name={cell}
                    column={column}
                    list={field}
                    onBlurred={() => field.blurred(name)}
                  />
                </div>
              )
            })}
            <IconButton
              icon="close"
              label={t(
                { id: 'rows-field.remove', defaultMessage: 'Remove {rowName} {index}' },
                { rowName, index: index + 1 },
              )}
              onClick={() => remove(index)}
            />
          </div>
        ))}
        <Button look="quiet" small icon="plus" onClick={add}>
          {t({ id: 'rows-field.add-a', defaultMessage: 'Add a {rowName}' }, { rowName })}
        </Button>
      </div>
      <div>
        <FieldMessage id={field.id} message={field.message} />
      </div>
    </fieldset>
  )
}

type RowColumn = NonNullable<BoundField['meta']['fields']>[string]

const blankOf = ({ kind }: RowColumn) => (kind === 'flag' ? false : '')

interface CellProps {
  id: string
  name: string
  column: RowColumn
  list: BoundField
  onBlurred: () => void
}

/** One input of a row: a box for a fact that is true or not, a list where its field has a table, text or an amount. */
function RowCell({ id, name, column, list, onBlurred }: CellProps) {
  const { rules } = useEntryContext()
  const { form } = list
  const register = form.register(name)
  const aria = controlAria(list.id, { message: list.message })
  if (column.kind === 'flag') {
    return (
      <span className={choiceStyles.checkbox}>
        <input
          {...register}
          id={id}
          type="checkbox"
          {...aria}
          onChange={(event) => {
            void register.onChange(event)
            onBlurred()
          }}
        />
      </span>
    )
  }
  if (column.lookup) {
    const stored = String(form.getValues(name) ?? '')
    const options = optionsOf(column.lookup, rules.profile)
    return (
      <SelectBox>
        <select
          {...register}
          id={id}
          className={controlStyles.control}
          {...aria}
          onBlur={(event) => {
            void register.onBlur(event)
            onBlurred()
          }}
        >
          <option value="">{t({ id: 'common.none', defaultMessage: 'None' })}</option>
          {!options.some(({ value }) => value === stored) && stored !== '' && (
            <option value={stored}>{stored}</option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </SelectBox>
    )
  }
  const isAmount = column.kind === 'whole-money'
  return (
    <div className={isAmount ? controlStyles.money : undefined}>
      <input
        {...register}
        id={id}
        type="text"
        className={
          isAmount
            ? `${controlStyles.control} ${textStyles.figures} ${textStyles.right}`
            : controlStyles.control
        }
        inputMode={isAmount ? 'decimal' : undefined}
        maxLength={column.maxLength}
        autoComplete="off"
        {...aria}
        onChange={(event) => {
          if (!isAmount) sanitizeInPlace(event.currentTarget, upperCase)
          void register.onChange(event)
        }}
        onBlur={(event) => {
          const text = event.currentTarget.value
          const tidied = showText(column.kind, text)
          if (tidied !== text) form.setValue(name, tidied)
          void register.onBlur(event)
          onBlurred()
        }}
      />
    </div>
  )
}
