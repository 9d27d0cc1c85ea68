import { EntryParams } from '../entries/entry.ts'
import { FORBIDDEN, INVALID, NO_ROW, operation } from '../operation.ts'
import { AssigneeAnswer, AssigneeBody, TasksAnswer, TasksQuery } from './tasks.ts'

/** Operations on open tasks and on the assignee of an entry. */
export const listTasks = operation('listTasks', {
  summary: 'Open tasks about entries, the most urgent first',
  tag: 'tasks',
  query: TasksQuery,
  answers: { 200: TasksAnswer },
  refusals: { ...INVALID, ...FORBIDDEN },
})

export const getAssignee = operation('getAssignee', {
  summary: 'The assignee of an entry, and the members who could be',
  tag: 'tasks',
  params: EntryParams,
  answers: { 200: AssigneeAnswer },
  refusals: NO_ROW,
})

export const assignEntry = operation('assignEntry', {
  summary: 'Assign an entry to a member, or to nobody',
  tag: 'tasks',
  params: EntryParams,
  body: AssigneeBody,
  answers: { 200: AssigneeAnswer },
  refusals: { ...INVALID, ...NO_ROW, 422: ['assignee_not_allowed'] },
})
