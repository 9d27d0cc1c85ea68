import type { HTMLAttributes } from 'react'
import { t } from '../words/t.ts'
import { ComboboxRow } from './combobox-row.tsx'
import { type LookupAnswer, type LookupRow, MAX_ROWS } from './lookups.ts'

interface Props {
  menuProps: HTMLAttributes<HTMLElement>
  itemProps: (item: LookupRow, index: number) => HTMLAttributes<HTMLElement>
  answer: LookupAnswer | undefined
  isOpen: boolean
  isSearching: boolean
  typed: string
  /** Rows of the same name are distinguished by their detail. */
  hasDetail: boolean
  words: { searching: string; none: string; many: string }
}

/** The list under a search field: its rows, and what is going on. */
export function SuggestionList({
  menuProps,
  itemProps,
  answer,
  isOpen,
  isSearching,
  typed,
  hasDetail,
  words,
}: Props) {
  const rows = answer?.rows ?? []
  const total = answer?.total ?? 0
  const news = isSearching
    ? words.searching
    : rows.length === 0
      ? words.none
      : total > MAX_ROWS
        ? t(
            {
              id: 'suggestion-list.first-of-keep-typing-to',
              defaultMessage: 'First {count} of {total} {many}. Keep typing to narrow.',
            },
            { count: MAX_ROWS, total, many: words.many },
          )
        : ''
  return (
    <>
      <ul {...menuProps}>
        {isOpen &&
          rows.map((row, index) => (
            <li key={row.code} {...itemProps(row, index)}>
              <ComboboxRow row={row} typed={typed} hasDetail={hasDetail} />
            </li>
          ))}
      </ul>
      <p role="status">{isOpen && news}</p>
    </>
  )
}
