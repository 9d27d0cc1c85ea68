import type { Edition } from './edition.ts'
import type { Schedule } from './schedule.ts'

/** A schedule that is opened at the first question: opening takes a moment and 30 MB. */
export function lazySchedule(edition: Edition, open: () => Schedule): Schedule {
  let opened: Schedule | undefined
  const schedule = (): Schedule => {
    opened ??= open()
    return opened
  }
  return {
    edition,
    get rows() {
      return schedule().rows
    },
    find: (number) => schedule().find(number),
    findBeginning: (number) => schedule().findBeginning(number),
    below: (number) => schedule().below(number),
    pathOf: (position) => schedule().pathOf(position),
    lineAt: (position) => schedule().lineAt(position),
    isWholeAt: (position) => schedule().isWholeAt(position),
    headingsOf: (number) => schedule().headingsOf(number),
    headingsIn: (chapter) => schedule().headingsIn(chapter),
  }
}
