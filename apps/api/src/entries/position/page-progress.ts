import type { PageProgress } from '../../db/entry-tables.ts'

/** The progress of pages after one was opened or, with `isDone`, saved as done, at an ISO instant. */
export function pageProgressAfter(
  progress: PageProgress,
  page: string,
  at: string,
  isDone: boolean,
): PageProgress {
  const before = progress[page]
  const visited = { ...before, visited_at: before?.visited_at ?? at }
  return { ...progress, [page]: isDone ? { ...visited, completed_at: at } : visited }
}
