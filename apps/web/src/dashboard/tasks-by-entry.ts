/** The next task of an entry, and those that follow it. */
export interface EntryTasks<T> {
  next: T
  later: readonly T[]
}

/** Tasks in order of urgency as one row for each entry, in the order of its most urgent task. */
export function tasksByEntry<T extends { entry_id: string }>(tasks: readonly T[]): EntryTasks<T>[] {
  return [...Map.groupBy(tasks, ({ entry_id }) => entry_id).values()].flatMap(([next, ...later]) =>
    next ? [{ next, later }] : [],
  )
}
