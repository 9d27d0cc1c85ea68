import { useNavigate, useParams } from '@tanstack/react-router'
import { useCombobox } from 'downshift'
import { useState } from 'react'
import controlStyles from '../ui/control.module.css'
import { Dialog } from '../ui/dialog.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import styles from './command-palette.module.css'
import { MAIN_LINKS } from './nav-links.ts'
import { type Command, keyNames, matching, pageCommands } from './page-commands.ts'
import { useFoundEntries, useFoundHelp, useFoundParts } from './use-found.ts'
import { useSettingsLinks } from './use-settings-links.ts'

/** One search for the actions of the page, pages, entries, parts and the documentation, by keyboard alone. */
export function CommandPalette({ mayCreate, onClose }: { mayCreate: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [ofPage] = useState(pageCommands)
  const pages = usePageLinks(mayCreate)
  const entries = useFoundEntries(typed)
  const line = useLineCommand(typed)
  const parts = useFoundParts(typed)
  const help = useFoundHelp(typed)
  const commands = [
    ...line,
    ...matching([...ofPage, ...pages], typed),
    ...entries.found,
    ...parts.found,
    ...help.found,
  ]
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
  const status =
    entries.isSearching || parts.isSearching || help.isSearching
      ? t({ id: 'command-palette.searching', defaultMessage: 'Searching entries, parts and help…' })
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
              id: 'command-palette.page-action-entry-or-part',
              defaultMessage: 'Page, action, entry or part',
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
            id: 'command-palette.page-action-entry-part-goods',
            defaultMessage: 'Page, action, entry, part, goods, bill or help',
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
            {item.snippet && (
              <small>
                {item.snippet.before}
                {item.snippet.word && <mark>{item.snippet.word}</mark>}
                {item.snippet.after}
              </small>
            )}
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
