/** The next task of an entry, those that follow it, and the reminder of its last day. */
export interface EntryTasks<T> {
  next: T
  later: readonly T[]
  reminder: T | undefined
}

/**
 * Tasks in order of urgency as one row for each entry, in the order of its most urgent task. A reminder that a summary
 * is due is no step: it leads its row only while nobody here has another one to take.
 */
export function tasksByEntry<T extends { entry_id: string; kind: string }>(
  tasks: readonly T[],
): EntryTasks<T>[] {
  return [...Map.groupBy(tasks, ({ entry_id }) => entry_id).values()].flatMap((ofEntry) => {
    const reminder = ofEntry.find(({ kind }) => kind === 'summary_due')
    const [next, ...later] = ofEntry.filter((task) => task !== reminder)
    if (next) return [{ next, later, reminder }]
    return reminder ? [{ next: reminder, later, reminder: undefined }] : []
  })
}
