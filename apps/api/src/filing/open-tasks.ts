import type { EntryTask } from '@edfe/contracts/entry-records'
import { addWorkingDays, parseDay } from '@edfe/domain/calendar'
import { formatEntryNumber, STEPS, type StepProgress } from '@edfe/domain/entry'
import { sql } from 'kysely'
import type { z } from 'zod'
import { isCorrected } from '../db/entries/is-corrected.ts'
import type { OrgScope } from './entry-tools.ts'

export type Task = z.output<typeof EntryTask>

/** An entry summary is due within ten working days of entry (19 CFR 142.12(b)). */
const SUMMARY_WORKING_DAYS = 10
const SHOWN = 10

interface Candidate {
  id: string
  entry_number: string
  status: 'draft' | 'validated' | 'rejected'
  current_step: string
  step_progress: StepProgress
  entry_date: string | null
  conditions: number
  changed_by: string | null
}

/**
 * What waits to be done about entries, derived from how they stand: rejected ones to correct, validated ones to
 * approve, drafts to finish before their summary is due. The most urgent first, ten at most.
 */
export async function openTasks({ trx, orgId }: OrgScope): Promise<Task[]> {
  const { rows } = await sql<Candidate>`
    select e.id, e.entry_number, e.status, e.current_step, e.step_progress, e.entry_date::text,
      coalesce((
        select jsonb_array_length(s.conditions) from submissions s
        where s.org_id = e.org_id and s.entry_id = e.id order by s.submitted_at desc limit 1
      ), 0) as conditions,
      trim(u.given_name || ' ' || u.family_name) as changed_by
    from (
      ${newest(orgId, 'rejected')} union all ${newest(orgId, 'validated')} union all ${newest(orgId, 'draft')}
    ) e left join users u on u.id = e.status_changed_by
    where e.status <> 'rejected'
      or not ${isCorrected}`.execute(trx)
  return rows
    .map(taskOf)
    .sort((a, b) => (a.due_on ?? LATE).localeCompare(b.due_on ?? LATE))
    .slice(0, SHOWN)
}

const LATE = '9999-12-31'

const newest = (orgId: string, status: Candidate['status']) => sql`(
  select * from entries where org_id = ${orgId} and not archived and status = ${status}
  order by created_at desc limit ${SHOWN})`

function taskOf(entry: Candidate): Task {
  const number = formatEntryNumber(entry.entry_number)
  const day = entry.entry_date ? parseDay(entry.entry_date) : undefined
  const base = {
    entry_id: entry.id,
    entry_number: entry.entry_number,
    due_on: day ? addWorkingDays(day, SUMMARY_WORKING_DAYS) : null,
  }
  if (entry.status === 'rejected') {
    const count = `${entry.conditions} ${entry.conditions === 1 ? 'condition' : 'conditions'}`
    return { ...base, kind: 'correct', title: `Correct ${number}`, detail: `CBP rejected it with ${count}.` }
  }
  if (entry.status === 'validated') {
    const by = entry.changed_by ? `Validated by ${entry.changed_by}. ` : ''
    return { ...base, kind: 'approve', title: `Approve ${number}`, detail: `${by}Waits for an approver.` }
  }
  const path = entry.current_step === 'header' ? 'step-1' : entry.current_step
  const index = Math.max(
    STEPS.findIndex((step) => step.path === path),
    0,
  )
  return {
    ...base,
    kind: 'finish',
    title: `Finish ${number}`,
    detail: `Stopped at step ${index + 1}, ${STEPS[index]!.title}.`,
  }
}
