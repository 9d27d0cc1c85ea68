import { TASK_KINDS } from '@edfe/domain/tasks'
import { z } from 'zod'
import { EntryId, Person } from '../entries/entry.ts'

/** A thing to do about an entry. `page` is where to begin, `mine` whether it waits for the person who asks. */
export const Task = z.object({
  kind: z.enum(TASK_KINDS),
  entry_id: EntryId,
  entry_number: z.string(),
  title: z.string(),
  detail: z.string(),
  due_on: z.iso.date().nullable(),
  /** Working days left, federal holidays left out; negative when overdue. */
  working_days_left: z.number().int().nullable(),
  /** The goods and supplier of the entry, '' while they are not given, and its duty and fees. */
  goods: z.string(),
  supplier: z.string(),
  amount: z.string(),
  page: z.string(),
  assigned_to: Person.nullable(),
  mine: z.boolean(),
})

/** `GET /api/tasks?scope=mine|all&limit=`: the most urgent first. */
export const TasksQuery = z.object({
  scope: z.enum(['mine', 'all']).default('mine'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export const TasksAnswer = z.object({ tasks: z.array(Task) })

/** `PUT …/assignee`: the assignee of the entry; null for anybody who may do it. */
export const AssigneeBody = z.strictObject({
  user_id: z.uuid().nullable(),
})
/** The assignee, and the members who could be. */
export const AssigneeAnswer = z.object({ assigned_to: Person.nullable(), members: z.array(Person) })
