import type { CalendarDay } from '@edfe/domain/calendar'
import type { Tariff } from '../duty/index.ts'
import { numbersOf, type ProductList } from '../measures/index.ts'
import { type Schedule, withDots } from '../schedule/index.ts'
import type { Notes, ReadList } from './read-notes.ts'

/** For each list of the notes the numbers that the tariff lacks on a day; lists without such numbers are left out. */
export const grownLists = ({ lists }: Notes, tariff: Tariff, day: CalendarDay): ReadList[] =>
  lists.flatMap((read) => {
    const known = numbersOn(productLists(tariff, read.program), read.list, day)
    const numbers = read.numbers.filter((number) => !known.has(number))
    return numbers.length > 0 ? [{ ...read, numbers }] : []
  })

/** Listed numbers that the schedule does not have. */
export function checkListedNumbers(lists: readonly ReadList[], { find }: Schedule): string[] {
  return lists.flatMap(({ list, numbers }) =>
    numbers
      .filter((number) => !find(number))
      .map((number) => `note ${list} lists ${withDots(number)}, which the schedule lacks`),
  )
}

const productLists = ({ programs }: Tariff, program: string): readonly ProductList[] =>
  programs.find(({ id }) => id === program)?.products?.lists ?? []

const numbersOn = (lists: readonly ProductList[], list: string, day: CalendarDay): ReadonlySet<string> =>
  new Set(
    lists
      .filter(({ id, from, to }) => id === list && !(from && day < from) && !(to && to < day))
      .flatMap(numbersOf),
  )
