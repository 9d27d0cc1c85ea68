import type { Entry } from '@edfe/contracts/entries/entry'
import { type DraftData, NEW_ENTRY } from '@edfe/domain/entry'

interface Blank {
  id: string
  /** '' before the server has given one. */
  entryNumber: string
  draft: DraftData
  /** An ISO instant. */
  at: string
}

/** An entry that the server does not have: nobody has saved, validated or signed it, and it can only be edited. */
export const blankEntry = ({ id, entryNumber, draft, at }: Blank): Entry => ({
  id,
  entry_number: entryNumber,
  type: 'informal',
  entry_type: draft.header?.entry_type ?? '',
  port_code: draft.header?.port_code ?? '',
  ...NEW_ENTRY,
  previous_status: null,
  status_changed_at: null,
  status_changed_by: null,
  status_reason: null,
  release_status: null,
  current_step: 'header',
  step_progress: {},
  skip_flags: {},
  page_progress: {},
  navigation_state: null,
  view_preferences: {},
  validation_status: 'pending',
  autosave_status: 'saved',
  last_saved_at: at,
  draft_data: draft,
  total_entered_value: '0.00',
  total_duty: '0.00',
  total_tax: '0.00',
  total_other: '0.00',
  grand_total: '0.00',
  deferred_tax: '0.00',
  bonded_adcvd: '0.00',
  kept_until: null,
  line_count: 1,
  broker_name: null,
  archived: false,
  duty_paid_on: null,
  liquidated_on: null,
  released_on: null,
  headline: 'filed',
  control: 'trade',
  summary_version: 1,
  is_post_summary: false,
  corrects_entry_id: null,
  corrects_status: null,
  corrects_summary: null,
  superseded_by: null,
  created_at: at,
  updated_at: at,
  updated_by: null,
  signed_by: null,
  signature_voided: null,
  may: {
    edit: true,
    validate: false,
    submit: false,
    archive: false,
    delete: false,
    correct: false,
    record_payment: false,
    replace: false,
    correct_paid: false,
    delete_summary: false,
    reopen: false,
    decide: [],
  },
})
