import { usPhone } from '@edfe/domain/entry'
import { EntryField } from '../../fields/entry-field.tsx'
import { TextField } from '../../fields/text-field.tsx'

const at = (field: string): string => `totals_declarations.${field}`

/** Blocks 46 and 47. */
export function BrokerFields() {
  return (
    <>
      <EntryField name={at('broker_name')} width="w8" />
      <TextField name={at('broker_phone')} width="w4" inputMode="tel" tidy={usPhone} />
      <EntryField name={at('broker_address_line1')} width="w8" />
      <EntryField name={at('broker_address_line2')} width="w4" />
      <EntryField name={at('broker_city')} width="w4" />
      <EntryField name={at('broker_state')} width="w4" />
      <EntryField name={at('broker_zip')} width="w4" />
      <EntryField name={at('file_reference_no')} width="w8" />
      <EntryField name={at('broker_license')} width="w4" />
    </>
  )
}
