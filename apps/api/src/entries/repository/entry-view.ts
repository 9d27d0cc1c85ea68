import type { Entry, EntryMay } from '@edfe/contracts/entries/entry'
import { may } from '@edfe/domain/access'
import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { keptUntil } from '@edfe/domain/documents'
import {
  decisionsOf,
  deletionRefusal,
  type EntryStatus,
  isEditableStatus,
  mayChangeStatus,
  newVersionOf,
  type StatusActor,
} from '@edfe/domain/entry'
import { isPayable } from '@edfe/domain/tasks'
import type { z } from 'zod'
import type { ScopeActor } from '../../auth/actors.ts'
import { english } from '../../messages/formatter.ts'
import type { RequestScope } from '../request-scope.ts'
import { skipFlags } from './entry-progress.ts'
import type { StoredEntry, VoidedSignature } from './load-entry.ts'
import { maskDraft } from './personal-numbers.ts'
import { type ControlColumns, controlOf } from './summary-control.ts'

export type EntryView = z.output<typeof Entry>

interface Standing extends ControlColumns {
  status: EntryStatus
  grand_total: string
  archived: boolean
  is_corrected: boolean
  is_superseded: boolean
  duty_paid_on: string | null
  is_post_summary: boolean
}

/** What a role may do today with an entry in its present status. */
export function entryMay(entry: Standing, role: StatusActor, today: CalendarDay): z.output<typeof EntryMay> {
  const control = controlOf(entry, today)
  const isEditor = may(role, 'entry.edit')
  const isOpen = isEditableStatus(entry.status) && !entry.archived
  const next = isEditor && !entry.is_corrected ? newVersionOf({ ...entry, control }) : undefined
  return {
    edit: isEditor && isOpen,
    validate: isOpen && entry.status === 'draft' && mayChangeStatus(role, 'validated'),
    submit: isOpen && mayChangeStatus(role, 'submitted'),
    archive: isEditor && !entry.archived,
    delete: isEditor && entry.status === 'draft',
    correct: next === 'correction',
    replace: next === 'replacement',
    correct_paid: next === 'post_summary_correction',
    delete_summary:
      may(role, 'entry.submit') && !entry.archived && deletionRefusal({ ...entry, control }) === undefined,
    record_payment:
      isEditor &&
      !entry.archived &&
      entry.deletion !== 'deleted' &&
      isPayable(entry.status, entry.grand_total),
    reopen: isEditor && isOpen && entry.status === 'validated',
    decide: entry.archived ? [] : decisionsOf(entry.status, role),
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
  (!isEditableStatus(status) &&
    keptUntil({ entryDate: parseDay(draft.header?.entry_date), retentionYears: org.retention_years })) ||
  null

/** An entry on the wire, as the member sees it: who may not edit it sees personal numbers masked. */
export function toEntryView(
  entry: StoredEntry,
  scope: Pick<RequestScope<ScopeActor>, 'actor' | 'today' | 'org'>,
): EntryView {
  const { actor, today } = scope
  const { userId } = actor
  const { progress } = entry
  const may = entryMay({ ...entry, is_superseded: entry.superseded_by !== null }, actor.role, today)
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
    status_reason: entry.status_reason && english.format(entry.status_reason),
    release_status: entry.release_status,
    deletion: entry.deletion,
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
    superseded_by: entry.superseded_by,
    created_at: entry.created_at.toISOString(),
    updated_at: entry.updated_at.toISOString(),
    updated_by: toPersonRef(entry.updated_by, entry.updated_by_name),
    may,
  }
}
