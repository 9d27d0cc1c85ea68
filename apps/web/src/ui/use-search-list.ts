import { useCombobox } from 'downshift'
import { useId, useState } from 'react'
import { useSettled } from './use-settled.ts'

const PAUSE_MS = 150
const { InputKeyDownEnter, InputBlur, ItemClick, MenuMouseLeave } = useCombobox.stateChangeTypes

/** The words that a search dialog looks for: `typed` is what the input shows, `settled` is what is asked for after a short pause. */
export function useSearchText(first: string) {
  const [typed, setTyped] = useState(first)
  return { typed, setTyped, settled: useSettled(typed.trim(), PAUSE_MS) }
}

interface SearchList<Item> {
  items: Item[]
  text: { typed: string; setTyped: (typed: string) => void }
  /** A click on an item, or Enter on the highlighted one. */
  onChoose: (item: Item) => void
}

/** A search dialog's input and its list, which stays open: props for both, the id of the input, and the highlighted row. */
export function useSearchList<Item>({ items, text, onChoose }: SearchList<Item>) {
  const id = useId()
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Item>({
    items,
    inputId: id,
    isOpen: true,
    inputValue: text.typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: () => text.typed,
    // The text is the person's: a choice does not change it here.
    stateReducer: (state, { type, changes }) => {
      // Enter takes the highlighted row wherever the pointer is.
      if (type === MenuMouseLeave) return state
      // What is shown of the highlighted row can be reached by Tab.
      if (type === InputBlur) return state
      return [InputKeyDownEnter, ItemClick].some((kind) => kind === type)
        ? { ...changes, inputValue: state.inputValue }
        : changes
    },
    onStateChange: ({ type, selectedItem }) => {
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) onChoose(selectedItem)
    },
  })
  return {
    id,
    highlightedIndex,
    inputProps: {
      ...getInputProps({
        onChange: (event) => text.setTyped(event.currentTarget.value),
        // What is typed replaces the words that the dialog began with.
        onFocus: (event) => event.currentTarget.select(),
        // Escape closes the dialog. The list would keep the first press for itself.
        onKeyDown: ({ key, nativeEvent }) => {
          if (key === 'Escape') Object.assign(nativeEvent, { preventDownshiftDefault: true })
        },
      }),
      'aria-labelledby': undefined,
      // A list without rows has none to name.
      ...(items[highlightedIndex] === undefined && { 'aria-activedescendant': undefined }),
      autoComplete: 'off',
      spellCheck: false,
    },
    menuProps: (label: string) => getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined }),
    itemProps: (item: Item, index: number) =>
      getItemProps({ item, index, 'aria-selected': index === highlightedIndex }),
  }
}
