import type { TotalField } from '@edfe/domain/calculations'
import { toCents } from '@edfe/domain/money'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldMessage, fieldTextIds } from '../../../ui/field.tsx'
import { showAmount } from '../../form/format.ts'
import { useField } from '../../form/use-field.ts'
import styles from './totals.module.css'

interface Props {
  field: TotalField
  hint: string
  sum: string
  /** What was saved before, where it differs from the sum that the field was filled with. */
  saved: string | undefined
}

/** One total: its components, its amount, and the sum that it differs from. */
export function TotalRow({ field: total, hint, sum, saved }: Props) {
  const name = `totals_declarations.${total}`
  const field = useField(name, { hint, hasNote: true })
  const { form, blurred } = field
  const register = form.register(name)
  const typed = useWatch({ control: form.control, name }) as string | undefined
  const isApart = Boolean(typed) && toCents(typed) !== toCents(sum)
  const take = (amount: string) => {
    form.setValue(name, showAmount(amount), { shouldDirty: true })
    blurred(name)
  }
  const isSavedApart = saved !== undefined && toCents(typed) !== toCents(saved)
  return (
    <div className={total === 'grand_total' ? 'tot grand' : 'tot'}>
      <label htmlFor={field.id}>{field.meta.label}</label>
      <p className="hint" id={fieldTextIds(field.id).hint}>
        {hint}
      </p>
      <div className="money">
        <input
          {...field.aria}
          {...register}
          id={field.id}
          className="control align-right"
          inputMode="decimal"
          autoComplete="off"
          onBlur={(event) => {
            const shown = showAmount(event.currentTarget.value)
            if (shown !== event.currentTarget.value) form.setValue(name, shown)
            void register.onBlur(event)
            blurred(name)
          }}
        />
      </div>
      <div className={styles.totalNotes} id={fieldTextIds(field.id).note} aria-live="polite">
        <FieldMessage id={field.id} message={field.message} />
        {isApart && (
          <p className="note">
            Departs from the sum, ${showAmount(sum)}.{' '}
            <Button look="plain" small onClick={() => take(sum)}>
              Use ${showAmount(sum)}
            </Button>
          </p>
        )}
        {isSavedApart && (
          <p className="note">
            Saved before: ${showAmount(saved)}.{' '}
            <Button look="plain" small onClick={() => take(saved)}>
              Restore ${showAmount(saved)}
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}
