import { ENTRY_GROUPS, ENTRY_STATUSES } from '@edfe/domain/entry'
import { parseDeadlineKey } from '@edfe/domain/tasks'

const RANGES = ['all', 'today', 'week', 'month', 'quarter', 'year'] as const
const SORTS = ['created_at', 'entry_number', 'status', 'port_code', 'value_total'] as const
const STATUSES = ['all', ...ENTRY_STATUSES] as const

const GROUPS = ['all', ...ENTRY_GROUPS] as const

export type GroupFilter = (typeof GROUPS)[number]
export type EntryRange = (typeof RANGES)[number]
export type EntrySort = (typeof SORTS)[number]
export type StatusFilter = (typeof STATUSES)[number]

/** Filters, order and page of the entries list in the address; defaults are left out. */
export interface EntryListSearch {
  q?: string
  status?: StatusFilter
  group?: GroupFilter
  /** The month of the entry date, `YYYY-MM`. */
  entered?: string
  /** A deadline, kind and day: `payment:2026-12-04`. */
  deadline?: string
  /** A heading of chapter 99 in a line, its digits: `99038815`. */
  measure?: string
  /** The code of a special program that a line claims. */
  program?: string
  range?: EntryRange
  sort?: EntrySort
  order?: 'asc' | 'desc'
  page?: number
  archived?: boolean
}

const oneOf = <T extends string>(list: readonly T[], value: unknown, usual: T): T | undefined => {
  const found = list.find((item) => item === value)
  return found === usual ? undefined : found
}

/** Reads the address: unknown values fall away, so an old or mistyped link still opens a list. */
export function readEntryListSearch(search: Record<string, unknown>): EntryListSearch {
  const page = Number(search.page)
  const q = search.q === undefined ? '' : String(search.q).slice(0, 100)
  return {
    q: q === '' ? undefined : q,
    status: oneOf(STATUSES, search.status, 'all'),
    group: oneOf(GROUPS, search.group, 'all'),
    entered: /^\d{4}-(0[1-9]|1[0-2])$/.test(String(search.entered)) ? String(search.entered) : undefined,
    deadline: parseDeadlineKey(String(search.deadline)) ? String(search.deadline) : undefined,
    measure: /^99\d{0,8}$/.test(String(search.measure)) ? String(search.measure) : undefined,
    program:
      search.program !== undefined && /^[ -~]{1,3}$/.test(String(search.program))
        ? String(search.program)
        : undefined,
    range: oneOf(RANGES, search.range, 'all'),
    sort: oneOf(SORTS, search.sort, 'created_at'),
    order: oneOf(['asc', 'desc'], search.order, 'desc'),
    page: Number.isInteger(page) && page > 1 && page <= 100_000 ? page : undefined,
    archived: search.archived === true || search.archived === 'true' ? true : undefined,
  }
}

const NARROWING = ['q', 'status', 'group', 'entered', 'deadline', 'measure', 'program', 'range'] as const

/** True if any filter narrows the list. */
export const isFiltered = (search: EntryListSearch): boolean => NARROWING.some((key) => Boolean(search[key]))

/** Takes away everything that narrows the list. */
export const NO_FILTER: EntryListSearch = {
  q: undefined,
  status: undefined,
  group: undefined,
  entered: undefined,
  deadline: undefined,
  measure: undefined,
  program: undefined,
  range: undefined,
}
