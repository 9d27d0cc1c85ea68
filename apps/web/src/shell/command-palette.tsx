import { formatEntryNumber } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useCombobox } from 'downshift'
import { useState } from 'react'
import { call } from '../api/client.ts'
import controlStyles from '../ui/control.module.css'
import { Dialog } from '../ui/dialog.tsx'
import textStyles from '../ui/text.module.css'
import { useSettled } from '../ui/use-settled.ts'
import { t } from '../words/t.ts'
import styles from './command-palette.module.css'
import { MAIN_LINKS } from './nav-links.ts'
import { type Command, keyNames, matching, pageCommands } from './page-commands.ts'
import { useSettingsLinks } from './use-settings-links.ts'

const TYPING_MS = 200
/** Shorter texts match too many entries. */
const MIN_SEARCH = 3
const MAX_ENTRIES = 5

/** One search for the actions of the page, the pages of the product and the entries, by keyboard alone. */
export function CommandPalette({ mayCreate, onClose }: { mayCreate: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [ofPage] = useState(pageCommands)
  const pages = usePageLinks(mayCreate)
  const entries = useFoundEntries(typed)
  const line = useLineCommand(typed)
  const commands = [...line, ...matching([...ofPage, ...pages], typed), ...entries.found]
  const choose = (command: Command) => {
    onClose()
    // The dialog gives the focus back first; a command may move it.
    requestAnimationFrame(command.run)
  }
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Command>({
    items: commands,
    inputValue: typed,
    selectedItem: null,
    isOpen: true,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (item) => item?.label ?? '',
    onStateChange: ({ selectedItem }) => {
      if (selectedItem) choose(selectedItem)
    },
  })
  const status = entries.isSearching
    ? t({ id: 'command-palette.searching-entries', defaultMessage: 'Searching entries…' })
    : commands.length === 0
      ? t({ id: 'command-palette.nothing-found', defaultMessage: 'Nothing found' })
      : t({ id: 'command-palette.found', defaultMessage: '{count} found' }, { count: commands.length })
  return (
    <Dialog
      open
      title={t({ id: 'command-palette.go-to-or-do', defaultMessage: 'Go to, or do' })}
      onClose={onClose}
      isFlush
    >
      <div className={styles.search}>
        <input
          {...getInputProps({
            'aria-label': t({
              id: 'command-palette.page-action-or-entry',
              defaultMessage: 'Page, action or entry',
            }),
            'aria-labelledby': undefined,
            // Set at once: what downshift reports a moment later would lose letters of fast typing.
            onChange: (event) => setTyped(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === 'Escape') onClose()
            },
          })}
          className={controlStyles.control}
          placeholder={t({
            id: 'command-palette.page-action-entry-number-goods',
            defaultMessage: 'Page, action, entry number, goods or bill',
          })}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <ul
        {...getMenuProps({
          'aria-label': t({ id: 'command-palette.commands', defaultMessage: 'Commands' }),
          'aria-labelledby': undefined,
        })}
        className={styles.list}
      >
        {commands.map((item, index) => (
          <li key={item.key} {...getItemProps({ item, index, 'aria-selected': index === highlightedIndex })}>
            {item.label}
            {item.detail && <small>{item.detail}</small>}
            {item.keys && <kbd aria-hidden>{keyNames(item.keys).join('+')}</kbd>}
          </li>
        ))}
      </ul>
      <p role="status" className={`${textStyles.note} ${styles.status}`}>
        {status}
      </p>
    </Dialog>
  )
}

/** In an entry, a number leads to the line that has it: '12' or 'line 12'. */
function useLineCommand(typed: string): Command[] {
  const navigate = useNavigate()
  const { entryId } = useParams({ strict: false })
  const number = Number(/^(?:line )?0*([1-9]\d{0,2})$/i.exec(typed.trim())?.[1])
  if (!entryId || !number) return []
  const run = () =>
    void navigate({
      to: '/entries/$entryId/$page',
      params: { entryId, page: 'step-4' },
      hash: `field=line_items.${number - 1}.description`,
    })
  return [
    {
      key: 'line',
      label: t({ id: 'command-palette.go-to-line', defaultMessage: 'Go to line {number}' }, { number }),
      run,
    },
  ]
}

/** The pages of the navigation, and a new entry. */
function usePageLinks(mayCreate: boolean): Command[] {
  const navigate = useNavigate()
  const settingsLinks = useSettingsLinks()
  const start: Command[] = mayCreate
    ? [
        {
          key: 'new',
          label: t({ id: 'command-palette.new-entry', defaultMessage: 'New entry' }),
          run: () => void navigate({ to: '/entries/new/step-1' }),
        },
        {
          key: 'start',
          label: t({ id: 'command-palette.what-a-shipment-needs', defaultMessage: 'What a shipment needs' }),
          run: () => void navigate({ to: '/start' }),
        },
      ]
    : []
  const pages = [...MAIN_LINKS, ...settingsLinks].map(({ to, label }) => ({
    key: to,
    label: to.startsWith('/settings/')
      ? t({ id: 'command-palette.settings', defaultMessage: 'Settings: {label}' }, { label })
      : label,
    run: () => void navigate({ to }),
  }))
  return [...start, ...pages]
}

/** The newest entries that match what was typed, once typing pauses. */
function useFoundEntries(typed: string): { found: Command[]; isSearching: boolean } {
  const navigate = useNavigate()
  const q = useSettled(typed.trim(), TYPING_MS)
  const isAsked = q.length >= MIN_SEARCH
  const { data, isFetching } = useQuery({
    queryKey: ['entries', 'palette', q],
    queryFn: ({ signal }) => call('listEntries', { query: { q, page_size: MAX_ENTRIES }, signal }),
    enabled: isAsked,
    retry: false,
  })
  const found = (isAsked ? (data?.entries ?? []) : []).map(
    ({ id, entry_number, goods, bill_of_lading }): Command => ({
      key: id,
      label: t(
        { id: 'command-palette.entry', defaultMessage: 'Entry {number}' },
        { number: entry_number ? formatEntryNumber(entry_number) : id },
      ),
      detail: [goods, bill_of_lading].filter(Boolean).join(', '),
      run: () => void navigate({ to: '/entries/$entryId/$page', params: { entryId: id, page: 'step-1' } }),
    }),
  )
  return { found, isSearching: isFetching }
}
