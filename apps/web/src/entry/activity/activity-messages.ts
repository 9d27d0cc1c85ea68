import { fieldLabel } from '@edfe/contracts/field-label'
import { STEPS } from '@edfe/domain/entry'
import { listed } from '../../messages/listed.ts'
import { changedFieldsLabel } from '../../messages/voided-signature.ts'
import { statusLabel } from '../../ui/status-badge.tsx'
import { detailPage } from '../pages/detail-pages.ts'
import { neighbour, stepOfPage } from '../pages/step-path.ts'
import { showDay } from '../values/format.ts'
import type { Activity } from './activity-api.ts'

type Data = Activity['activity_data']

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Sections that no numbered step is named for. */
const SECTIONS: Record<string, string | undefined> = {
  parties: 'Parties & Locations',
  bond_information: detailPage('bond')?.title,
  export_details: detailPage('export')?.title,
  trade_remedies: detailPage('trade-remedies')?.title,
  final_review: 'Review & Submit',
}

const sectionTitle = (section: string): string =>
  STEPS.find(({ key }) => key === section)?.title ?? SECTIONS[section] ?? fieldLabel(section)

const savedLabel = ({ sections }: Data): string => {
  const titles = Array.isArray(sections) ? sections.map((section) => sectionTitle(String(section))) : []
  return titles.length > 0 ? `Edited ${listed(titles)}` : 'Edited the entry'
}

const WAYS: Record<string, string> = {
  skip: 'Skipped on',
  save_and_exit: 'Saved and left',
  back: 'Went back',
  jump: 'Went over',
}

function navigationLabel({ action, to }: Data): string {
  const step = stepOfPage(to === 'header' ? 'step-1' : text(to))
  // Save & Continue leads to the next step: what was edited is the step before.
  const edited = action === 'save_and_continue' && step && neighbour(step.key, -1)
  if (edited) return `Edited ${edited.title}`
  const way = WAYS[text(action)] ?? 'Went on'
  return step && action !== 'save_and_exit' ? `${way} to ${step.title}` : way
}

function checkLabel(action: string, { blocking_error_count, warning_count }: Data): string {
  const [errors, warnings] = [number(blocking_error_count), number(warning_count)]
  const counts = [errors === 0 ? 'no errors' : errors === 1 ? '1 error' : `${errors} errors`]
  if (warnings > 0) counts.push(warnings === 1 ? '1 warning' : `${warnings} warnings`)
  return `${action}: ${counts.join(', ')}`
}

const CLEARED: Record<string, string> = { transport: 'Shipment & Origin', export: 'Export Timing' }

const statusChangeLabel = ({ from, to }: Data): string =>
  `Status from ${statusLabel(text(from))} to ${statusLabel(text(to))}`

const voidedLabel = ({ fields, field_count }: Data): string => {
  const paths = Array.isArray(fields) ? fields.map(String) : []
  const what = changedFieldsLabel(paths, number(field_count)) || 'the entry'
  return `Edited ${what} after signing. Signature removed.`
}

const changedLineLabel = (line: unknown): string => {
  const { line: at, duty, expected, headings } = line as Data
  return headings
    ? `line ${number(at)} needs ${text(headings)}`
    : `line ${number(at)} from ${text(duty)} to ${text(expected)}`
}

const tariffLabel = ({ edition, lines }: Data): string => {
  const changed = Array.isArray(lines) ? lines.map(changedLineLabel) : []
  return `${text(edition)} changes the duty: ${changed.join('; ')}`
}

const ACTIVITY_LABELS: Record<string, (data: Data) => string> = {
  created: ({ corrects }) => (corrects ? 'Began this draft to file an entry again' : 'Created the entry'),
  section_saved: savedLabel,
  navigation: navigationLabel,
  draft_conflict: () => 'Tried to save over newer changes of someone else; nothing was overwritten',
  draft_cleared: ({ part }) => `Cleared ${CLEARED[text(part)] ?? 'the whole draft'}`,
  number_changed: ({ from, to }) => `Changed the entry number from ${text(from)} to ${text(to)}`,
  validated: (data) => checkLabel('Checked the entry', data),
  tariff_changed: tariffLabel,
  reviewed: (data) => checkLabel('Reviewed the entry', data),
  acknowledged: () => 'Acknowledged the review',
  acknowledgement_withdrawn: () => 'Took the acknowledgement of the review back',
  declared: ({ role }) => `Signed the declaration as ${text(role)}`,
  signature_voided: voidedLabel,
  status_changed: statusChangeLabel,
  archived: () => 'Archived the entry',
  restored: () => 'Restored the entry',
  copied: ({ number: from }) => `Began as a copy of entry ${text(from)}`,
  continued: ({ number: from }) => `Began with lines that entry ${text(from)} has no room for`,
  corrected: () => 'Began a draft that corrects this entry',
  replaced: () => 'Began a draft that replaces this entry',
  corrected_after_payment: () => 'Began a draft that corrects this entry after payment',
  deletion_requested: () => 'Asked CBP to delete the summary',
  summary_deleted: () => 'CBP deleted the summary',
  comment: () => 'Commented',
  payment_recorded: ({ paid_on }) =>
    paid_on ? `Recorded the payment on ${showDay(text(paid_on))}` : 'Took the payment back',
  assigned: ({ to }) => (to ? `Assigned the entry to ${text(to)}` : 'Took the assignment back'),
}

/** What a person did with an entry; an unknown activity shows its stored name. */
export const activityTitle = ({ activity_type, activity_data }: Activity): string =>
  ACTIVITY_LABELS[activity_type]?.(activity_data) ?? fieldLabel(activity_type)

/** The detail of an activity: the reason of a change of status, the text of a comment. */
export const activityDetail = ({ activity_data }: Activity): string =>
  text(activity_data.reason) || text(activity_data.text)
