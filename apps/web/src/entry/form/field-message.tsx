import { shownFinding } from '../../messages/findings.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Field } from './use-field.ts'

/** What is wrong with a field, or worth a look, in the same words as the summary. */
export function FieldMessage({ field: { id, finding } }: { field: Pick<Field, 'id' | 'finding'> }) {
  if (!finding) return null
  const isError = finding.severity === 'error'
  return (
    <p className={isError ? 'err' : 'note warn'} id={`${id}-e`}>
      <Icon name={isError ? 'error' : 'warning'} />
      <span>{shownFinding(finding).message}</span>
    </p>
  )
}
