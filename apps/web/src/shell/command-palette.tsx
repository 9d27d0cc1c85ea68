import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { SearchDialog } from '../ui/search-dialog.tsx'
import { t } from '../words/t.ts'
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
  const status =
    entries.isSearching || parts.isSearching || help.isSearching
      ? t({ id: 'command-palette.searching', defaultMessage: 'Searching entries, parts and help…' })
      : commands.length === 0
        ? t({ id: 'command-palette.nothing-found', defaultMessage: 'Nothing found' })
        : t({ id: 'command-palette.found', defaultMessage: '{count} found' }, { count: commands.length })
  return (
    <SearchDialog
      title={t({ id: 'command-palette.go-to-or-do', defaultMessage: 'Go to, or do' })}
      label={t({
        id: 'command-palette.page-action-entry-or-part',
        defaultMessage: 'Page, action, entry or part',
      })}
      placeholder={t({
        id: 'command-palette.page-action-entry-part-goods',
        defaultMessage: 'Page, action, entry, part, goods, bill or help',
      })}
      listLabel={t({ id: 'command-palette.commands', defaultMessage: 'Commands' })}
      status={status}
      typed={typed}
      onType={setTyped}
      items={commands}
      keyOf={({ key }) => key}
      labelOf={({ label }) => label}
      detailOf={({ detail, snippet, keys }) => (
        <>
          {detail && <small>{detail}</small>}
          {snippet && (
            <small>
              {snippet.before}
              {snippet.word && <mark>{snippet.word}</mark>}
              {snippet.after}
            </small>
          )}
          {keys && <kbd aria-hidden>{keyNames(keys).join('+')}</kbd>}
        </>
      )}
      onPick={({ run }) => run()}
      onClose={onClose}
    />
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
