import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCombobox } from 'downshift'
import { type AriaAttributes, useEffect, useRef, useState } from 'react'
import controlStyles from '../ui/control.module.css'
import { Icon } from '../ui/icon.tsx'
import { t } from '../words/t.ts'
import styles from './code-combobox.module.css'
import { codeOfText, isTypedCode, rowOfSearch, rowText } from './code-text.ts'
import { codeQuery, LOOKUP_MESSAGES, type LookupRow, lookupQuery, type SearchedLookup } from './lookups.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { useLookup } from './use-lookup.ts'
import { useSideWithRoom } from './use-side-with-room.ts'

const CLOSE_AFTER_BLUR_MS = 150
const { InputKeyDownEscape, InputKeyDownEnter, ItemClick, InputBlur } = useCombobox.stateChangeTypes

interface Props {
  id: string
  /** The label of the list of suggestions. */
  label: string
  lookup: SearchedLookup
  code: string
  onChange: (code: string) => void
  /** The field was left, or a search that it was left with has found its row. */
  onLeave: () => void
  aria: AriaAttributes
}

/**
 * A code with suggestions: it is stored as its code and reads as code and name. A search is not stored while
 * it is typed; leaving the field takes the row that it means. A text that no row matches is then kept, so
 * that the rules can say what is wrong with it.
 */
export function CodeCombobox({ id, label, lookup, code, onChange, onLeave, aria }: Props) {
  const queryClient = useQueryClient()
  /** The text being typed; undefined while the field shows its code and name. */
  const [text, setText] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  /** The code as it is now, also before the next render. */
  const stored = useRef(code)
  stored.current = code
  /** The code that the field had when it was entered: what it has again while a search is typed. */
  const before = useRef(code)
  /** Escape closed the list: no row of it is meant. */
  const isDismissed = useRef(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const box = useRef<HTMLDivElement>(null)
  const side = useSideWithRoom(box, isOpen)
  const { data: row } = useQuery(codeQuery(lookup, code))
  const { answer, isSearching } = useLookup(lookup, text ?? '', isOpen)
  const rows = answer?.rows ?? []
  const hasDetail = lookup === 'foreign-ports' || lookup === 'adcvd-cases'
  const shown = text ?? (row ? rowText(row, hasDetail) : code)

  useEffect(() => () => clearTimeout(closing.current), [])

  const choose = (next: string) => {
    if (next === stored.current) return
    stored.current = next
    onChange(next)
  }
  const pick = (item: LookupRow) => {
    queryClient.setQueryData(codeQuery(lookup, item.code).queryKey, item)
    choose(item.code)
    setText(undefined)
  }
  const typeText = (typed: string) => {
    setText(typed)
    isDismissed.current = false
    choose(isTypedCode(typed, rows, lookup) ? codeOfText(typed, rows, lookup) : before.current)
  }
  /** The search may still run: its answer counts as long as nothing else was chosen meanwhile. */
  const leave = async (typed: string) => {
    const kept = codeOfText(typed, rows, lookup)
    choose(kept)
    if (isDismissed.current || isTypedCode(typed, rows, lookup)) return
    const found = isSearching
      ? await queryClient.fetchQuery(lookupQuery(lookup, typed)).catch(() => undefined)
      : answer
    const row = rowOfSearch(typed, found?.rows ?? [], lookup)
    if (!row || stored.current !== kept) return
    pick(row)
    onLeave()
  }
  const open = (next: boolean) => {
    clearTimeout(closing.current)
    setOpen(next)
  }

  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<LookupRow>({
    items: rows,
    inputId: id,
    inputValue: shown,
    selectedItem: null,
    isOpen,
    itemToString: (item) => item?.code ?? '',
    // Escape closes the list and keeps the text; a second one belongs to the page.
    stateReducer: (state, { type, changes }) =>
      type === InputKeyDownEscape || type === InputBlur
        ? { ...changes, selectedItem: null, inputValue: state.inputValue }
        : changes,
    onStateChange: ({ type, selectedItem, isOpen: next }) => {
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) pick(selectedItem)
      if (type === InputKeyDownEscape) isDismissed.current = true
      if (type === InputBlur) closing.current = setTimeout(() => setOpen(false), CLOSE_AFTER_BLUR_MS)
      else if (next !== undefined) open(next)
    },
  })

  return (
    <div className={`${controlStyles.selectBox} ${styles.box}`} ref={box}>
      <input
        {...getInputProps({
          onChange: (event) => {
            typeText(event.currentTarget.value)
            open(true)
          },
          // Enter in an open list is an answer to the list, never the saving of the page.
          onKeyDown: (event) => {
            if (event.key !== 'Enter' || !isOpen || highlightedIndex >= 0) return
            event.preventDefault()
            if (rows.length === 1 && !isSearching) pick(rows[0]!)
            open(false)
          },
          onFocus: (event) => {
            before.current = code
            event.currentTarget.select()
          },
          onBlur: () => {
            setText(undefined)
            if (text !== undefined) void leave(text)
            onLeave()
          },
        })}
        {...aria}
        aria-labelledby={undefined}
        className={controlStyles.control}
        autoComplete="off"
        spellCheck={false}
      />
      <Icon name="chevron-right" />
      <div className={[styles.list, styles[side], isOpen ? '' : styles.shut].filter(Boolean).join(' ')}>
        <SuggestionList
          menuProps={getMenuProps({
            'aria-label': t(
              { id: 'code-combobox.suggestions', defaultMessage: '{label}, suggestions' },
              { label },
            ),
            'aria-labelledby': undefined,
          })}
          itemProps={(item, index) =>
            getItemProps({ item, index, 'aria-selected': index === highlightedIndex })
          }
          answer={answer}
          isOpen={isOpen}
          isSearching={isSearching}
          typed={text ?? ''}
          hasDetail={hasDetail}
          words={LOOKUP_MESSAGES[lookup]}
        />
      </div>
    </div>
  )
}
