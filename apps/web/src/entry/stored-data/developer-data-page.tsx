import { formatEntryNumber } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { Link, useParams } from '@tanstack/react-router'
import layoutStyles from '../../ui/layout.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'
import { entryLink } from '../entry-link.ts'
import { EntryProvider } from '../entry-provider.tsx'
import { CanonicalJson } from './canonical-json.tsx'
import { StoredData } from './stored-data.tsx'

const TITLE = defineMessage({ id: 'developer-data-page.developer-data', defaultMessage: 'Developer Data' })

/**
 * Shows the stored data of an entry: its canonical JSON, and every stored row. It is not needed for filing.
 */
export function DeveloperDataPage() {
  const { entryId } = useParams({ strict: false }) as { entryId: string }
  return (
    <EntryProvider
      key={entryId}
      entryId={entryId}
      loading={
        <PageSkeleton
          title={t(TITLE)}
          label={t({ id: 'developer-data-page.loading-entry', defaultMessage: 'Loading entry...' })}
        />
      }
    >
      {() => <DeveloperData />}
    </EntryProvider>
  )
}

function DeveloperData() {
  const entry = useEntry()
  return (
    <>
      <PageHead
        title={t(TITLE)}
        sub={
          <Link {...entryLink(entry.id, 'step-1')}>
            {t(
              { id: 'developer-data-page.entry', defaultMessage: 'Entry {number}' },
              { number: formatEntryNumber(entry.entry_number) },
            )}
          </Link>
        }
      />
      <div className={layoutStyles.stack}>
        <Panel aria-label={t({ id: 'developer-data-page.canonical-json', defaultMessage: 'Canonical JSON' })}>
          <div className={panelStyles.body}>
            <CanonicalJson entry={entry} />
          </div>
        </Panel>
        <Panel aria-label={t({ id: 'developer-data-page.stored-data', defaultMessage: 'Stored data' })}>
          <StoredData />
        </Panel>
      </div>
    </>
  )
}
