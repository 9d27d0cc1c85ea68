import type { Tariff } from '../duty/index.ts'
import type { ProductList, Program } from '../measures/index.ts'
import { type Edition, lazySchedule, type Schedule } from '../schedule/index.ts'
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
    schedules: [first, ...others, ...newest.map(({ edition, open }) => lazySchedule(edition, open))],
    programs: tariff.programs.map((program) => withGrownLists(program, newest)),
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
