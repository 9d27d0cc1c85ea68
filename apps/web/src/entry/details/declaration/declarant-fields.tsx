import { SignatureField } from '../../form/controls/signature-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { inside } from '../../form/inside.ts'
import { SIGNATURE } from './use-taken-back-signature.ts'

const at = inside('totals_declarations')

/** Block 45; `voided` says why an earlier signature no longer counts. */
export const DeclarantFields = ({ voided }: { voided: string | undefined }) => (
  <>
    <EntryField name={at('declarant_name')} />
    <EntryField name={at('declarant_title')} />
    <SignatureField name={SIGNATURE} nameField={at('declarant_name')} {...(voided && { voided })} />
    <EntryField name={at('declarant_date')} />
  </>
)
