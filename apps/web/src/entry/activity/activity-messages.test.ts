import { expect, test } from 'vitest'
import { activityTitle } from './activity-messages.ts'

const words = (activity_type: string, activity_data: Record<string, unknown> = {}) =>
  activityTitle({ id: '1', activity_type, activity_data, occurred_at: '2026-03-05T15:00:00Z', user: null })

test.each([
  ['created', {}, 'Created the entry'],
  ['created', { corrects: 'x' }, 'Began this draft to file an entry again'],
  ['section_saved', { sections: ['line_items'] }, 'Edited Line Items'],
  [
    'section_saved',
    { sections: ['header', 'parties', 'bond_information'] },
    'Edited Entry Header, Parties & Locations and Bond Details',
  ],
  ['navigation', { action: 'save_and_continue', to: 'step-5' }, 'Edited Line Items'],
  ['navigation', { action: 'back', to: 'header' }, 'Went back to Entry Header'],
  ['navigation', { action: 'save_and_exit', to: 'step-3' }, 'Saved and left'],
  ['draft_cleared', { part: 'transport' }, 'Cleared Shipment & Origin'],
  ['draft_cleared', { part: 'all' }, 'Cleared the whole draft'],
  [
    'number_changed',
    { from: 'B76-1230001-9', to: 'B76-0324527-8' },
    'Changed the entry number from B76-1230001-9 to B76-0324527-8',
  ],
  ['validated', { blocking_error_count: 0, warning_count: 1 }, 'Checked the entry: no errors, 1 warning'],
  ['reviewed', { blocking_error_count: 3, warning_count: 0 }, 'Reviewed the entry: 3 errors'],
  ['declared', { role: 'approver' }, 'Signed the declaration as approver'],
  ['status_changed', { from: 'draft', to: 'validated' }, 'Status from Draft to Validated'],
  [
    'signature_voided',
    { fields: ['header.port_code'], field_count: 1 },
    'Edited Port code after signing. Signature removed.',
  ],
  [
    'tariff_changed',
    {
      edition: 'HTS 2026 Rev 21',
      lines: [
        { line: 1, duty: '$921.80', expected: '$1,091.61' },
        { line: 3, duty: '$10.00', headings: '9903.88.02' },
      ],
    },
    'HTS 2026 Rev 21 changes the duty: line 1 from $921.80 to $1,091.61; line 3 needs 9903.88.02',
  ],
  [
    'continued',
    { from: 'id', number: 'B76-0324527-8' },
    'Began with lines that entry B76-0324527-8 has no room for',
  ],
  ['assigned', { to: 'Ann Lee' }, 'Assigned the entry to Ann Lee'],
  ['assigned', { to: null }, 'Took the assignment back'],
  ['sealed_by_hand', {}, 'Sealed by hand'],
])('%s with %o reads "%s"', (type, data, sentence) => expect(words(type, data)).toBe(sentence))
