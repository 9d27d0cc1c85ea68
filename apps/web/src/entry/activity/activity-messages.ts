import { fieldLabel } from '@edfe/contracts/field-label'
import { STEPS } from '@edfe/domain/entry'
import { listed } from '../../messages/listed.ts'
import { changedFieldsLabel } from '../../messages/voided-signature.ts'
import { statusLabel } from '../../ui/status-badge.tsx'
import { t } from '../../words/t.ts'
import { detailPage } from '../pages/detail-pages.ts'
import { neighbour, stepOfPage } from '../pages/step-path.ts'
import { showDay } from '../values/format.ts'
import type { Activity } from './activity-api.ts'

type Data = Activity['activity_data']

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** Sections that no numbered step is named for. */
const SECTIONS: Record<string, string | undefined> = {
  get parties() {
    return t({ id: 'activity-messages.parties-locations', defaultMessage: 'Parties & Locations' })
  },
  get bond_information() {
    return detailPage('bond')?.title
  },
  get export_details() {
    return detailPage('export')?.title
  },
  get release() {
    return detailPage('release')?.title
  },
  get security_filing() {
    return detailPage('security-filing')?.title
  },
  get trade_remedies() {
    return detailPage('trade-remedies')?.title
  },
  get final_review() {
    return t({ id: 'activity-messages.review-submit', defaultMessage: 'Review & Submit' })
  },
}

/** The title of a section of the draft: of its step, or of its named page. */
export function sectionTitle(section: string): string {
  const step = STEPS.find(({ key }) => key === section)
  return step ? t(step.title) : (SECTIONS[section] ?? fieldLabel(section))
}

const savedLabel = ({ sections }: Data): string => {
  const titles = Array.isArray(sections) ? sections.map((section) => sectionTitle(String(section))) : []
  return titles.length > 0
    ? t({ id: 'activity-messages.edited', defaultMessage: 'Edited {titles}' }, { titles: listed(titles) })
    : t({ id: 'activity-messages.edited-the-entry', defaultMessage: 'Edited the entry' })
}

const WAYS: Record<string, string> = {
  get skip() {
    return t({ id: 'activity-messages.skipped-on', defaultMessage: 'Skipped on' })
  },
  get save_and_exit() {
    return t({ id: 'activity-messages.saved-and-left', defaultMessage: 'Saved and left' })
  },
  get back() {
    return t({ id: 'activity-messages.went-back', defaultMessage: 'Went back' })
  },
  get jump() {
    return t({ id: 'activity-messages.went-over', defaultMessage: 'Went over' })
  },
}

function navigationLabel({ action, to }: Data): string {
  const step = stepOfPage(to === 'header' ? 'step-1' : text(to))
  // Save & Continue leads to the next step: what was edited is the step before.
  const edited = action === 'save_and_continue' && step && neighbour(step.key, -1)
  if (edited)
    return t(
      { id: 'activity-messages.edited-2', defaultMessage: 'Edited {title}' },
      { title: t(edited.title) },
    )
  const way = WAYS[text(action)] ?? t({ id: 'activity-messages.went-on', defaultMessage: 'Went on' })
  return step && action !== 'save_and_exit'
    ? t({ id: 'activity-messages.to', defaultMessage: '{way} to {title}' }, { way, title: t(step.title) })
    : way
}

function checkLabel(action: string, { blocking_error_count, warning_count }: Data): string {
  const [errors, warnings] = [number(blocking_error_count), number(warning_count)]
  const counts = [
    t(
      {
        id: 'activity-messages.errors',
        defaultMessage: '{errors, plural, =0 {no errors} one {# error} other {# errors}}',
      },
      { errors },
    ),
  ]
  if (warnings > 0)
    counts.push(
      t(
        {
          id: 'activity-messages.warnings',
          defaultMessage: '{warnings, plural, one {# warning} other {# warnings}}',
        },
        { warnings },
      ),
    )
  return `${action}: ${counts.join(', ')}`
}

const CLEARED: Record<string, string> = {
  get transport() {
    return t({ id: 'activity-messages.shipment-origin', defaultMessage: 'Shipment & Origin' })
  },
  get export() {
    return t({ id: 'activity-messages.export-timing', defaultMessage: 'Export Timing' })
  },
}

const statusChangeLabel = ({ from, to }: Data): string =>
  t(
    { id: 'activity-messages.status-from-to', defaultMessage: 'Status from {from} to {to}' },
    { from: statusLabel(text(from)), to: statusLabel(text(to)) },
  )

const voidedLabel = ({ fields, field_count }: Data): string => {
  const paths = Array.isArray(fields) ? fields.map(String) : []
  const what = changedFieldsLabel(paths, number(field_count))
  return t(
    {
      id: 'activity-messages.edited-after-signing-signature-removed',
      defaultMessage:
        'Edited {what, select, none {the entry} other {{what}}} after signing. Signature removed.',
    },
    { what: what || 'none' },
  )
}

const changedLineLabel = (line: unknown): string => {
  const { line: at, duty, expected, headings } = line as Data
  return headings
    ? t(
        { id: 'activity-messages.line-needs', defaultMessage: 'line {at} needs {headings}' },
        { at: number(at), headings: text(headings) },
      )
    : t(
        { id: 'activity-messages.line-from-to', defaultMessage: 'line {at} from {duty} to {expected}' },
        { at: number(at), duty: text(duty), expected: text(expected) },
      )
}

const tariffLabel = ({ edition, lines }: Data): string => {
  const changed = Array.isArray(lines) ? lines.map(changedLineLabel) : []
  return t(
    { id: 'activity-messages.changes-the-duty', defaultMessage: '{edition} changes the duty: {lines}' },
    { edition: text(edition), lines: changed.join('; ') },
  )
}

const ACTIVITY_LABELS: Record<string, (data: Data) => string> = {
  created: ({ corrects }) =>
    corrects
      ? t({
          id: 'activity-messages.began-this-draft-to-file',
          defaultMessage: 'Began this draft to file an entry again',
        })
      : t({ id: 'activity-messages.created-the-entry', defaultMessage: 'Created the entry' }),
  section_saved: savedLabel,
  navigation: navigationLabel,
  draft_conflict: () =>
    t({
      id: 'activity-messages.tried-to-save-over-newer',
      defaultMessage: 'Tried to save over newer changes of someone else; nothing was overwritten',
    }),
  draft_cleared: ({ part }) =>
    t(
      {
        id: 'activity-messages.cleared',
        defaultMessage: 'Cleared {part, select, none {the whole draft} other {{part}}}',
      },
      { part: CLEARED[text(part)] ?? 'none' },
    ),
  number_changed: ({ from, to }) =>
    t(
      {
        id: 'activity-messages.changed-the-entry-number-from',
        defaultMessage: 'Changed the entry number from {from} to {to}',
      },
      { from: text(from), to: text(to) },
    ),
  validated: (data) =>
    checkLabel(t({ id: 'activity-messages.checked-the-entry', defaultMessage: 'Checked the entry' }), data),
  tariff_changed: tariffLabel,
  reviewed: (data) =>
    checkLabel(t({ id: 'activity-messages.reviewed-the-entry', defaultMessage: 'Reviewed the entry' }), data),
  acknowledged: () =>
    t({ id: 'activity-messages.acknowledged-the-review', defaultMessage: 'Acknowledged the review' }),
  acknowledgement_withdrawn: () =>
    t({
      id: 'activity-messages.took-the-acknowledgement-of-the',
      defaultMessage: 'Took the acknowledgement of the review back',
    }),
  declared: ({ role }) =>
    t(
      {
        id: 'activity-messages.signed-the-declaration-as',
        defaultMessage: 'Signed the declaration as {role}',
      },
      { role: text(role) },
    ),
  signature_voided: voidedLabel,
  status_changed: statusChangeLabel,
  archived: () => t({ id: 'activity-messages.archived-the-entry', defaultMessage: 'Archived the entry' }),
  restored: () => t({ id: 'activity-messages.restored-the-entry', defaultMessage: 'Restored the entry' }),
  copied: ({ number: from }) =>
    t(
      { id: 'activity-messages.began-as-a-copy-of', defaultMessage: 'Began as a copy of entry {from}' },
      { from: text(from) },
    ),
  continued: ({ number: from }) =>
    t(
      {
        id: 'activity-messages.began-with-lines-that-entry',
        defaultMessage: 'Began with lines that entry {from} has no room for',
      },
      { from: text(from) },
    ),
  corrected: () =>
    t({
      id: 'activity-messages.began-a-draft-that-corrects',
      defaultMessage: 'Began a draft that corrects this entry',
    }),
  replaced: () =>
    t({
      id: 'activity-messages.began-a-draft-that-replaces',
      defaultMessage: 'Began a draft that replaces this entry',
    }),
  corrected_after_payment: () =>
    t({
      id: 'activity-messages.began-a-draft-that-corrects-2',
      defaultMessage: 'Began a draft that corrects this entry after payment',
    }),
  deletion_requested: () =>
    t({ id: 'activity-messages.asked-cbp-to-delete-the', defaultMessage: 'Asked CBP to delete the summary' }),
  summary_deleted: () =>
    t({ id: 'activity-messages.cbp-deleted-the-summary', defaultMessage: 'CBP deleted the summary' }),
  release_requested: ({ action }) =>
    t(
      {
        id: 'activity-messages.release-requested',
        defaultMessage:
          '{action, select, A {Filed the release} R {Replaced the release} U {Updated the release} other {Asked CBP to cancel the release}}',
      },
      { action: text(action) },
    ),
  comment: () => t({ id: 'activity-messages.commented', defaultMessage: 'Commented' }),
  payment_recorded: ({ paid_on }) =>
    paid_on
      ? t(
          {
            id: 'activity-messages.recorded-the-payment-on',
            defaultMessage: 'Recorded the payment on {day}',
          },
          { day: showDay(text(paid_on)) },
        )
      : t({ id: 'activity-messages.took-the-payment-back', defaultMessage: 'Took the payment back' }),
  assigned: ({ to }) =>
    to
      ? t(
          { id: 'activity-messages.assigned-the-entry-to', defaultMessage: 'Assigned the entry to {to}' },
          { to: text(to) },
        )
      : t({ id: 'activity-messages.took-the-assignment-back', defaultMessage: 'Took the assignment back' }),
}

/** Returns the title of a person's activity on an entry; an unknown activity shows its stored name. */
export const activityTitle = ({ activity_type, activity_data }: Activity): string =>
  ACTIVITY_LABELS[activity_type]?.(activity_data) ?? fieldLabel(activity_type)

/** The detail of an activity: the reason of a change of status, the text of a comment. */
export const activityDetail = ({ activity_data }: Activity): string =>
  text(activity_data.reason) || text(activity_data.text)
