import {
  type FieldDefinitions,
  type LineItem,
  lineFields,
  type TariffRow,
  tariffNumber,
  tariffRowFields,
} from '@edfe/domain/entry'
import { centsText, sumCents, toCents } from '@edfe/domain/money'
import { useRef } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button, IconButton } from '../../ui/button.tsx'
import controlStyles from '../../ui/control.module.css'
import fieldStyles from '../../ui/field.module.css'
import { controlAria, FieldMessage, fieldTextIds } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { fromFormValues } from '../form/form-values.ts'
import { inside } from '../form/inside.ts'
import { useField } from '../form/use-field.ts'
import { showAmount, showText } from '../values/format.ts'
import styles from './tariff-rows-field.module.css'
import { useRemovedRows } from './use-removed-rows.ts'

const COLUMNS = ['hts', 'rate', 'value', 'quantity', 'unit', 'duty'] as const
type Column = (typeof COLUMNS)[number]

const columns: FieldDefinitions = tariffRowFields

const isAmount = (column: Column) => column === 'value' || column === 'duty'
const tidied = (column: Column, text: string) =>
  column === 'hts' ? tariffNumber(text) : showText(tariffRowFields[column].kind, text)

/**
 * The tariff rows in addition to the line's own number, to change by hand. The duty of the line follows them:
 * it is their sum and what the own number pays.
 */
export function TariffRowsField({ lineId }: { lineId: string }) {
  const at = inside(`line_items.${lineId}`)
  const name = at('tariff_rows')
  const field = useField(name)
  const { form } = field
  const { fields, append, remove, insert } = useFieldArray({ control: form.control, name })
  const focused = useRef('')
  const { keep, restore } = useRemovedRows(lineId)

  const line = () =>
    fromFormValues<Pick<LineItem, 'tariff_rows' | 'duty_amount'>>(lineFields, {
      tariff_rows: form.getValues(name),
      duty_amount: form.getValues(at('duty_amount')),
    })
  const sum = () => sumCents((line().tariff_rows ?? []).map(({ duty }) => toCents(duty)))
  const settle = (before: bigint) => {
    const duty = toCents(line().duty_amount) + sum() - before
    if (form.getValues(at('duty_source')) === 'calculated')
      form.setValue(at('duty_calculated'), form.getValues(at('duty_amount')), { shouldDirty: true })
    form.setValue(at('duty_source'), 'typed', { shouldDirty: true })
    form.setValue(at('duty_amount'), showAmount(centsText(duty)), { shouldDirty: true })
    field.blurred(name)
  }
  /** Another number is another row: the one that the tariff gave counts as removed. */
  const replaced = (index: number, number: string) => {
    keep({ ...form.getValues(`${name}.${index}`), hts: number })
    form.setValue(`${name}.${index}.measure`, '', { shouldDirty: true })
  }
  const takeAway = (index: number) => {
    const before = sum()
    const row: TariffRow = form.getValues(`${name}.${index}`)
    remove(index)
    settle(before)
    keep(row)
    const undo = () => {
      const without = sum()
      insert(index, row, { shouldFocus: true })
      settle(without)
      restore()
    }
    showToast({
      text: t(
        { id: 'tariff-rows-field.tariff-row-removed', defaultMessage: 'Tariff row {hts} removed.' },
        { hts: row.hts },
      ),
      action: { label: t({ id: 'common.undo', defaultMessage: 'Undo' }), run: undo },
    })
  }

  return (
    <fieldset
      className={`${layoutStyles.stack12} ${layoutStyles.justifyStart} ${styles.rows}`}
      id={field.id}
      tabIndex={-1}
      {...controlAria(field.id, { message: field.message })}
    >
      <legend className={fieldStyles.label}>{field.meta.label}</legend>
      <p className={fieldStyles.hint} id={fieldTextIds(field.id).hint}>
        {field.meta.hint}
      </p>
      {fields.map((row, index) => (
        <div
          key={row.id}
          className={`${layoutStyles.stack8} ${layoutStyles.wide} ${layoutStyles.alignEnd} ${styles.row}`}
        >
          {COLUMNS.map((column) => {
            const cell = `${name}.${index}.${column}`
            const register = form.register(cell)
            const id = `${field.id}-${index}-${column}`
            return (
              <div key={column}>
                <label htmlFor={id}>{`${tariffRowFields[column].label} ${index + 1}`}</label>
                <div className={isAmount(column) ? controlStyles.money : undefined}>
                  <input
                    {...register}
                    id={id}
                    type="text"
                    className={
                      isAmount(column)
                        ? `${controlStyles.control} ${textStyles.figures} ${textStyles.right}`
                        : controlStyles.control
                    }
                    inputMode={column === 'rate' || column === 'unit' ? undefined : 'decimal'}
                    maxLength={columns[column]?.maxLength}
                    autoComplete="off"
                    onFocus={({ currentTarget }) => {
                      focused.current = currentTarget.value
                    }}
                    onBlur={(event) => {
                      const typed = event.currentTarget.value
                      void register.onBlur(event)
                      if (typed === focused.current) return
                      if (column === 'hts') replaced(index, focused.current)
                      form.setValue(cell, tidied(column, typed), { shouldDirty: true })
                      form.setValue(`${name}.${index}.source`, 'typed', { shouldDirty: true })
                      settle(column === 'duty' ? sum() - toCents(typed) + toCents(focused.current) : sum())
                    }}
                  />
                </div>
              </div>
            )
          })}
          <IconButton
            icon="close"
            label={t(
              { id: 'tariff-rows-field.remove-tariff-row', defaultMessage: 'Remove tariff row {index}' },
              { index: index + 1 },
            )}
            onClick={() => takeAway(index)}
          />
          <SourceOf row={form.getValues(`${name}.${index}`)} />
        </div>
      ))}
      <Button
        look="quiet"
        small
        icon="plus"
        onClick={() =>
          append(
            { hts: '', rate: '', value: '', quantity: '', unit: '', duty: '', source: 'typed' },
            { focusName: `${name}.${fields.length}.hts` },
          )
        }
      >
        {t({ id: 'tariff-rows-field.add-a-tariff-row', defaultMessage: 'Add a tariff row' })}
      </Button>
      <FieldMessage id={field.id} message={field.message} />
    </fieldset>
  )
}

/** Shows the source of a row: the tariff, or a person who changed it. */
const SourceOf = ({ row }: { row: TariffRow | undefined }) => (
  <small className={layoutStyles.whole}>
    {row?.source === 'calculated'
      ? t({ id: 'tariff-rows-field.from-the-tariff', defaultMessage: 'From the tariff' })
      : t({ id: 'tariff-rows-field.changed-by-hand', defaultMessage: 'Changed by hand' })}
  </small>
)
