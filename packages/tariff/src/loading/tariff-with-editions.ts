import type { Tariff } from '../duty/index.ts'
import type { ProductList, Program } from '../measures/index.ts'
import type { Edition, Schedule } from '../schedule/index.ts'
import type { ReadList } from './read-notes.ts'

/** A loaded edition as it is kept: its rows are opened at the first question about them. */
export interface KeptEdition {
  readonly edition: Edition
  readonly grown: readonly ReadList[]
  open(): Schedule
}

/**
 * A tariff with further editions, oldest load first. Of two with the same first day the later load counts. Product
 * lists grow from the first day of their edition on, so that the duty of an earlier entry stays the same.
 */
export function tariffWithEditions(tariff: Tariff, kept: readonly KeptEdition[]): Tariff {
  const newest = [...new Map(kept.map((one) => [one.edition.from, one])).values()]
  const [first, ...others] = tariff.schedules
  return {
    schedules: [first, ...others, ...newest.map(lazySchedule)],
    programs: tariff.programs.map((program) => withGrownLists(program, newest)),
  }
}

/** A schedule that is opened at the first question: opening takes a moment and 30 MB. */
function lazySchedule({ edition, open }: KeptEdition): Schedule {
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

function withGrownLists(program: Program, kept: readonly KeptEdition[]): Program {
  const lists = kept.flatMap(({ edition, grown }) =>
    grown
      .filter((one) => one.program === program.id)
      .map(
        ({ list, numbers }): ProductList => ({
          id: list,
          from: edition.from,
          source: edition.name,
          codes: numbers.map((number) => `${number.slice(0, 4)}: ${number.slice(4) || '-'}`),
        }),
      ),
  )
  if (lists.length === 0 || !program.products) return program
  return { ...program, products: { ...program.products, lists: [...program.products.lists, ...lists] } }
}
