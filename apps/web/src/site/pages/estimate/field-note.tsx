import type { EstimatePage } from '@edfe/contracts/tariff/public-pages'
import textStyles from '../../../ui/text.module.css'

/**
 * Shows the problem of a field; empty if there is none. A separate part, because the field stays while
 * somebody types.
 */
export function FieldNote({ page, name }: { page: Pick<EstimatePage, 'problems'>; name: string }) {
  return (
    <p id={`${name}-error`} data-part="" className={`${textStyles.problem} ${textStyles.small}`}>
      {page.problems[name]}
    </p>
  )
}
