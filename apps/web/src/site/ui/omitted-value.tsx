import text from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import cell from './form-cell.module.css'

/** The gray bar in place of a value that the example omits. */
export function OmittedValue() {
  return (
    <>
      <span className={cell.omitted} />
      <span className={text.visuallyHidden}>
        {t({ id: 'omitted-value.omitted', defaultMessage: 'omitted' })}
      </span>
    </>
  )
}
