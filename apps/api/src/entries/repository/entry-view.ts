import type { Entry, EntryMay } from '@edfe/contracts/entries/entry'
import { may } from '@edfe/domain/access'
import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { keptUntil } from '@edfe/domain/documents'
import {
  decisionsOf,
  deletionRefusal,
  type EntryState,
  isPayable,
  mayChangeStatus,
  newVersion,
  STATUS_AFTER,
  type StateFacts,
  type StatusActor,
  stateOf,
  statusOf,
  UNFILED,
} from '@edfe/domain/entry'
import { headlineOf } from '@edfe/domain/release'
import type { z } from 'zod'
import type { ScopeActor } from '../../auth/actors.ts'
import type { RequestScope } from '../request-scope.ts'
import { skipFlags } from './entry-progress.ts'
import type { StoredEntry, VoidedSignature } from './load-entry.ts'
import { maskDraft } from './personal-numbers.ts'
import { type ControlColumns, controlOf } from './summary-control.ts'

export type EntryView = z.output<typeof Entry>

interface Standing extends ControlColumns, Omit<StateFacts, 'control'> {}

/** The state of an entry on a day: its columns, and who controls its summary by then. */
export const stateOn = (entry: Standing, today: CalendarDay): EntryState =>
  stateOf({ ...entry, control: controlOf(entry, today) })

/** The state of a stored entry on a day. */
export const stateOfStored = (entry: StoredEntry, today: CalendarDay): EntryState =>
  stateOn({ ...entry, is_superseded: entry.superseded_by !== null }, today)

/** Returns the actions that a role may take on an entry in its state. */
export function entryMay(state: EntryState, role: StatusActor): z.output<typeof EntryMay> {
  const { archived, summary, successor } = state
  const status = statusOf(state)
  const isEditor = may(role, 'entry.edit')
  const isOpen = UNFILED.has({ status }) && !archived
  const next = isEditor && successor === 'none' ? newVersion(state) : undefined
  return {
    edit: isEditor && isOpen,
    validate: isOpen && summary === 'draft' && mayChangeStatus(role, STATUS_AFTER.validation),
    submit: isOpen && mayChangeStatus(role, STATUS_AFTER.submission),
    archive: isEditor && !archived,
    delete: isEditor && summary === 'draft',
    correct: next === 'correction',
    replace: next === 'replacement',
    correct_paid: next === 'post_summary_correction',
    delete_summary: may(role, 'entry.submit') && !archived && deletionRefusal(state) === undefined,
    record_payment: isEditor && !archived && isPayable(state),
    reopen: isEditor && isOpen && summary === 'validated',
    decide: archived ? [] : decisionsOf(status, role),
  }
}

/** A user as a person; a name that is no longer known shows as 'another user'. */
export const toPersonRef = (id: string | null, name: string | null) =>
  id ? { id, name: name || 'another user' } : null

const toVoidedSignature = ({ user_id, name, at, fields, field_count }: VoidedSignature) => ({
  by: toPersonRef(user_id, name),
  at: new Date(at).toISOString(),
  fields,
  field_count,
})

/** A draft that the server has is saved: only the browser has unsaved ones. */
export const AUTOSAVE_STATUS = 'saved'

const iso = (time: Date | null): string | null => time?.toISOString() ?? null

/** The day until which the records of a filed entry are kept; null before that and without an entry date. */
export const recordsKeptUntil = (
  { status, draft }: Pick<StoredEntry, 'status' | 'draft'>,
  { org }: Pick<RequestScope, 'org'>,
): CalendarDay | null =>
  (!UNFILED.has({ status }) &&
    keptUntil({ entryDate: parseDay(draft.header?.entry_date), retentionYears: org.retention_years })) ||
  null

/** An entry on the wire, as the member sees it: who may not edit it sees personal numbers masked. */
export function toEntryView(
  entry: StoredEntry,
  scope: Pick<RequestScope<ScopeActor>, 'actor' | 'today' | 'org' | 'words'>,
): EntryView {
  const { actor, today } = scope
  const { userId } = actor
  const { progress } = entry
  const allowed = entryMay(stateOfStored(entry, today), actor.role)
  const may = { ...allowed, delete: allowed.delete && !entry.is_at_customs }
  return {
    id: entry.id,
    entry_number: entry.entry_number,
    type: entry.type,
    entry_type: entry.entry_type,
    port_code: entry.port_code,
    status: entry.status,
    previous_status: entry.previous_status,
    status_changed_at: iso(entry.status_changed_at),
    status_changed_by: toPersonRef(entry.status_changed_by, entry.status_changed_by_name),
    status_reason: entry.status_reason && scope.words.format(entry.status_reason),
    release_status: entry.release_status,
    released_on: entry.released_on,
    headline: headlineOf(entry),
    deletion: entry.deletion,
    summary_state: entry.summary_state,
    control: controlOf(entry, today),
    current_step: progress.current_step,
    step_progress: progress.step_progress,
    skip_flags: skipFlags(progress),
    page_progress: progress.page_progress,
    navigation_state: progress.navigation_state,
    view_preferences: (userId && progress.user_preferences[userId]) || {},
    validation_status: entry.validation_status,
    autosave_status: AUTOSAVE_STATUS,
    last_saved_at: iso(entry.last_saved_at),
    draft_data: (may.edit ? entry.draft : maskDraft(entry.draft)) as EntryView['draft_data'],
    total_entered_value: entry.total_entered_value,
    total_duty: entry.total_duty,
    total_tax: entry.total_tax,
    total_other: entry.total_other,
    grand_total: entry.grand_total,
    deferred_tax: entry.deferred_tax,
    bonded_adcvd: entry.bonded_adcvd,
    duty_paid_on: entry.duty_paid_on,
    liquidated_on: entry.liquidated_on,
    kept_until: recordsKeptUntil(entry, scope),
    line_count: entry.line_count,
    broker_name: entry.broker_name,
    signed_by: toPersonRef(entry.signed_by, entry.signed_by_name),
    signature_voided: entry.signature_voided && toVoidedSignature(entry.signature_voided),
    archived: entry.archived,
    summary_version: entry.summary_version,
    is_post_summary: entry.is_post_summary,
    corrects_entry_id: entry.corrects_entry_id,
    corrects_status: entry.corrects_status,
    corrects_summary: entry.corrects_summary,
    superseded_by: entry.superseded_by,
    created_at: entry.created_at.toISOString(),
    updated_at: entry.updated_at.toISOString(),
    updated_by: toPersonRef(entry.updated_by, entry.updated_by_name),
    may,
  }
}
