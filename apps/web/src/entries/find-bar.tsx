import { useEffect, useState } from 'react'
import { type EntryListAsk, entriesCsvAddress } from '../api/entry-list.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import controlStyles from '../ui/control.module.css'
import { Icon } from '../ui/icon.tsx'
import layoutStyles from '../ui/layout.module.css'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import { EntryFilters } from './entry-filters.tsx'
import type { EntryListSearch } from './entry-list-search.ts'
import styles from './find-bar.module.css'

/** The pause in typing after which the list is queried again. */
const SEARCH_MS = 300

interface Props {
  search: EntryListSearch
  onChange: (next: EntryListSearch, replace?: boolean) => void
  /** The query of the export. */
  csv: EntryListAsk
}

/** The search, always in sight, the button that opens the filters, and the export of what was found. */
export function FindBar({ search, onChange, csv }: Props) {
  const { status, range, entered, deadline, measure, program } = search
  const active = [status, range, entered, deadline, measure, program].filter(Boolean).length
  const [isOpen, setOpen] = useState(active > 0)
  useEffect(() => {
    if (search.status) setOpen(true)
  }, [search.status])
  return (
    <search>
      <div
        className={`${layoutStyles.wrap12} ${layoutStyles.ruleBelow} ${layoutStyles.inset16} ${styles.find}`}
      >
        <SearchInput search={search} onChange={onChange} />
        <Button look="quiet" icon="filter" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t({ id: 'find-bar.filters', defaultMessage: 'Filters' })}
          {active > 0 && (
            <span className={textStyles.regular}>
              {t({ id: 'find-bar.active', defaultMessage: '{active} active' }, { active })}
            </span>
          )}
        </Button>
        <a className={buttonClass('quiet')} href={entriesCsvAddress(csv)} download>
          <Icon name="download" />
          {t({ id: 'find-bar.export-csv', defaultMessage: 'Export CSV' })}
        </a>
      </div>
      {isOpen && <EntryFilters search={search} active={active} onChange={onChange} />}
    </search>
  )
}

function SearchInput({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const [typed, setTyped] = useState(search.q ?? '')
  useEffect(() => setTyped(search.q ?? ''), [search.q])
  useEffect(() => {
    const q = typed.trim()
    if (q === (search.q ?? '')) return
    const timer = setTimeout(() => onChange({ q: q === '' ? undefined : q }, true), SEARCH_MS)
    return () => clearTimeout(timer)
  }, [typed, search.q, onChange])
  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        className={controlStyles.control}
        type="search"
        aria-label={t({ id: 'common.search', defaultMessage: 'Search' })}
        placeholder={t({
          id: 'find-bar.goods-supplier-number-bill-hts',
          defaultMessage: 'Goods, supplier, number, bill, HTS, port, part, reference',
        })}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
