import { formatEntryNumber } from '@edfe/domain/entry'
import { Link, useParams } from '@tanstack/react-router'
import layoutStyles from '../../ui/layout.module.css'
import { PageHead } from '../../ui/page-head.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { useEditorState } from '../editing/entry-context.ts'
import { entryLink } from '../entry-link.ts'
import { EntryProvider } from '../entry-provider.tsx'
import { CanonicalJson } from './canonical-json.tsx'
import { StoredData } from './stored-data.tsx'

const TITLE = 'Developer Data'

/** What is kept of an entry as data: its canonical JSON, and every stored row. Nobody needs it to file. */
export function DeveloperDataPage() {
  const { entryId } = useParams({ strict: false }) as { entryId: string }
  return (
    <EntryProvider
      key={entryId}
      entryId={entryId}
      loading={<PageSkeleton title={TITLE} label="Loading entry..." />}
    >
      {() => <DeveloperData />}
    </EntryProvider>
  )
}

function DeveloperData() {
  const { entry } = useEditorState()
  return (
    <>
      <PageHead
        title={TITLE}
        sub={<Link {...entryLink(entry.id, 'step-1')}>Entry {formatEntryNumber(entry.entry_number)}</Link>}
      />
      <div className={layoutStyles.stack}>
        <Panel aria-label="Canonical JSON">
          <div className={panelStyles.body}>
            <CanonicalJson entry={entry} />
          </div>
        </Panel>
        <Panel aria-label="Stored data">
          <StoredData />
        </Panel>
      </div>
    </>
  )
}
