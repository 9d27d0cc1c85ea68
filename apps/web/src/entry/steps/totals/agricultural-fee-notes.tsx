import type { OpenAgriculturalFee } from '@edfe/domain/calculations'
import type { FeeRow } from '@edfe/domain/entry'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'

interface Props {
  open: readonly OpenAgriculturalFee[]
  onAdd: (row: Partial<FeeRow>) => void
}

/** What lines may owe to a commodity board. The rate is that of the regulation, so the person gives the amount. */
export function AgriculturalFeeNotes({ open, onAdd }: Props) {
  return open.map(({ fee: { code, name, law }, lines }) => (
    <p key={code} className={fieldStyles.note}>
      {lines.length === 1 ? `Line ${lines[0]} is` : `Lines ${lines.join(', ')} are`} goods that may owe the{' '}
      {name} fee (class {code}, {law}). This product does not have its rate.{' '}
      <Button look="inline" onClick={() => onAdd({ fee_type: 'Other Fee', code: 'OTHER', class_code: code })}>
        Add the {name} fee
      </Button>
    </p>
  ))
}
