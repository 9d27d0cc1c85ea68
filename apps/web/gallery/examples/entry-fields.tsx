import type { Finding } from '@edfe/domain/rules'
import { EditableFieldset } from '../../src/entry/form/editable-fieldset.tsx'
import { EntryField } from '../../src/entry/form/entry-field.tsx'
import { EntryForm } from '../entry-form.tsx'
import type { Example } from '../example.ts'
import { DRAFT, Opened } from './entry-sample.tsx'

/** A text, a lookup, a choice, a day and an amount. */
const NAMES = [
  'shipment_origin.importing_carrier',
  'header.port_code',
  'header.bond_type',
  'header.entry_date',
  'line_items.one.entered_value',
] as const
const VALUES = { ...DRAFT.draft_data, line_items: { one: { entered_value: '12480.00' } } }
const MISSING: Finding = {
  rule_id: 'HEADER_PORT_REQUIRED',
  path: 'header.port_code',
  severity: 'error',
  message: { id: 'rule.HEADER_PORT_REQUIRED' },
  step: 'header',
}

const fields = (values: object, mayEdit = true, findings?: Finding[]) => (
  <Opened entry={DRAFT}>
    <EntryForm values={values} findings={findings}>
      <EditableFieldset mayEdit={mayEdit}>
        {NAMES.map((name) => (
          <EntryField key={name} name={name} />
        ))}
      </EditableFieldset>
    </EntryForm>
  </Opened>
)

/** `src/entry/form`: the fields of an entry, each with the control of its kind. */
export const entryFields: Example = {
  component: 'EntryField',
  states: {
    usual: fields(VALUES),
    error: fields({}, true, [MISSING]),
    empty: fields({}),
    'read-only': fields(VALUES, false),
  },
}
