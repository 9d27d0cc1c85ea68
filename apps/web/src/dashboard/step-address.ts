import type { EntryRowData } from '../api/entry-list.ts'

/** Page of the step that an entry was left at: '/entries/{id}/step-3'; 'header' is the first step's page. */
export const savedStepAddress = ({ id, current_step }: Pick<EntryRowData, 'id' | 'current_step'>): string =>
  `/entries/${id}/${current_step}`

/** Where a row of a list leads. */
export const entryAddress = (id: string): string => `/entries/${id}/header`
