import { Icon } from '../../ui/icon.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { percentOfValue } from '../tariff/percent-of-value.ts'
import { oneQuestion } from './line-text.ts'
import styles from './sheet.module.css'
import { SHEET_COLUMNS, type SheetField } from './sheet-columns.ts'

interface Props {
  /** The texts of the line, in the order of the columns. */
  texts: readonly string[]
  isTypedOver: boolean
  isAsked: boolean
}

const at = (field: SheetField) => SHEET_COLUMNS.findIndex((column) => column.field === field)
const [DUTY, HTS, VALUE] = [at('duty_amount'), at('htsus'), at('entered_value')]

/**
 * Shows the nature of a duty at the left of its cell: its rate on the value, typed over, or the data it waits
 * for.
 */
export function DutyLead({ texts, isTypedOver, isAsked }: Props) {
  const duty = texts[DUTY]
  const value = texts[VALUE] ?? ''
  if (!duty && value && !texts[HTS])
    return (
      <span className={styles.lead}>{t({ id: 'duty-lead.needs-hts', defaultMessage: 'needs HTS' })}</span>
    )
  if (!duty)
    return isAsked ? (
      <span className={`${styles.lead} ${textStyles.strong} ${textStyles.info}`}>
        <Icon name="help" /> {oneQuestion()}
      </span>
    ) : null
  if (isTypedOver)
    return (
      <span className={`${styles.lead} ${textStyles.strong} ${textStyles.info}`}>
        <Icon name="edit" /> {t({ id: 'duty-lead.typed', defaultMessage: 'typed' })}
      </span>
    )
  return <span className={`${styles.lead} ${styles.rate}`}>{percentOfValue(duty, value)}</span>
}
