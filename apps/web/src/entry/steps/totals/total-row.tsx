import type { TotalField } from '@edfe/domain/calculations'
import controlStyles from '../../../ui/control.module.css'
import fieldStyles from '../../../ui/field.module.css'
import { FieldMessage, fieldTextIds } from '../../../ui/field.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { OfficialName } from '../../../ui/official-name.tsx'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { useField } from '../../form/use-field.ts'
import { showAmount } from '../../values/format.ts'
import totalRowStyles from './total-row.module.css'
import styles from './totals.module.css'

interface Props {
  field: TotalField
  hint: string
  sum: string
  /** The saved amount where it differs from the sum. */
  saved: string | undefined
}

/** One total: its components and their sum. To change it, the person corrects a line or a fee row. */
export function TotalRow({ field: total, hint, sum, saved }: Props) {
  const field = useField(`totals_declarations.${total}`, { hint, hasNote: true })
  return (
    <div
      className={
        total === 'grand_total'
          ? `${layoutStyles.grid} ${layoutStyles.middle} ${layoutStyles.ruleBelow} ${totalRowStyles.row} ${totalRowStyles.grand}`
          : `${layoutStyles.grid} ${layoutStyles.middle} ${layoutStyles.ruleBelow} ${totalRowStyles.row}`
      }
    >
      <label htmlFor={field.id}>
        {field.meta.label}
        <OfficialName name={field.meta.official} />
      </label>
      <p className={fieldStyles.hint} id={fieldTextIds(field.id).hint}>
        {hint}
      </p>
      <div className={`${controlStyles.money} ${totalRowStyles.amount}`}>
        <input
          {...field.aria}
          id={field.id}
          className={`${controlStyles.control} ${textStyles.figures} ${textStyles.right}`}
          value={showAmount(sum)}
          readOnly
        />
      </div>
      <div className={styles.totalNotes} id={fieldTextIds(field.id).note} aria-live="polite">
        <FieldMessage id={field.id} message={field.message} />
        {saved !== undefined && (
          <p className={fieldStyles.note}>
            {t(
              {
                id: 'total-row.saved-before-did-not',
                defaultMessage: 'Saved before: ${saved}. It did not match its lines and fee rows.',
              },
              { saved: showAmount(saved) },
            )}
          </p>
        )}
      </div>
    </div>
  )
}
