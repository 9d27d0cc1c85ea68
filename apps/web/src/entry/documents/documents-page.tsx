import type { DocumentsAnswer } from '@edfe/contracts/documents/documents'
import { formatEntryNumber } from '@edfe/domain/entry'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { followEvents } from '../../api/live-events.ts'
import { ApiProblem, messageOf } from '../../api/problem.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { entryKey, entryQuery, securityFilingQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'
import { entryLink, papersLink } from '../entry-link.ts'
import { EntryNotFound } from '../entry-not-found.tsx'
import { DocumentList } from './document-list.tsx'
import { auditFileAddress, documentsQuery } from './documents-api.ts'
import { fileSize } from './file-size.ts'
import { RetentionPanel } from './retention-panel.tsx'
import { SecurityFilingLine } from './security-filing-line.tsx'
import { DropZone } from './upload/drop-zone.tsx'
import { UploadList } from './upload/upload-list.tsx'
import { addFiles } from './upload/uploads.ts'

const title = () => t({ id: 'common.documents', defaultMessage: 'Documents' })

/** The documents of an entry: what is kept, adding more, and how long they are kept. */
export function DocumentsPage() {
  const { entryId } = useParams({ strict: false }) as { entryId: string }
  const entry = useQuery(entryQuery(entryId))
  const documents = useQuery(documentsQuery(entryId))
  useFollowedEntry(entryId)
  const failed = entry.error ?? documents.error
  if (failed instanceof ApiProblem && failed.status === 404) return <EntryNotFound />
  if (failed && !(entry.data && documents.data)) {
    const retry = () => void Promise.all([entry.refetch(), documents.refetch()])
    return (
      <>
        <PageHead title={title()} />
        <Panel>
          <LoadFailed
            message={messageOf(
              failed,
              t({
                id: 'documents-page.the-documents-could-not-be',
                defaultMessage: 'The documents could not be loaded.',
              }),
            )}
            onRetry={retry}
          />
        </Panel>
      </>
    )
  }
  if (!entry.data || !documents.data)
    return (
      <PageSkeleton
        title={title()}
        label={t({ id: 'documents-page.loading-documents', defaultMessage: 'Loading documents...' })}
      />
    )
  return (
    <>
      <PageHead
        title={title()}
        actions={
          <a className={buttonClass('quiet')} href={auditFileAddress(entryId)} download>
            <Icon name="download" />
            {t({
              id: 'documents-page.download-the-complete-file',
              defaultMessage: 'Download the complete file',
            })}
          </a>
        }
        sub={
          <>
            <Link {...entryLink(entryId, 'step-1')}>
              {t(
                { id: 'documents-page.entry', defaultMessage: 'Entry {number}' },
                { number: formatEntryNumber(entry.data.entry_number) },
              )}
            </Link>
            <SecurityFilingLine entry={entry.data} />
          </>
        }
      />
      <div className={layoutStyles.stack}>
        <DocumentsPanel
          entryId={entryId}
          answer={documents.data}
          mayFill={entry.data.may.edit && isOnServer(entry.data)}
        />
        <RetentionPanel entryId={entryId} entryNumber={entry.data.entry_number} answer={documents.data} />
      </div>
    </>
  )
}

interface DocumentsPanelProps {
  entryId: string
  answer: DocumentsAnswer
  /** True for a draft, which its papers may fill in. */
  mayFill: boolean
}

function DocumentsPanel({ entryId, answer, mayFill }: DocumentsPanelProps) {
  const queryClient = useQueryClient()
  const { documents, used, may } = answer
  const refresh = () => void queryClient.invalidateQueries({ queryKey: entryKey(entryId) })
  const complete = documents.filter(({ state }) => state !== 'uploading')
  return (
    <Panel
      title={t({ id: 'documents-page.kept-with-this-entry', defaultMessage: 'Kept with this entry' })}
      aside={
        <span className={textStyles.secondary}>
          {t(
            { id: 'documents-page.of-250-mb', defaultMessage: '{used} of 250 MB' },
            { used: fileSize(used) },
          )}
        </span>
      }
    >
      {may.add && (
        <div className={panelStyles.body}>
          <DropZone onFiles={(files) => addFiles(entryId, files, documents, refresh)} />
          {mayFill && (
            <p className={layoutStyles.spaceAbove16}>
              <LinkButton {...papersLink(entryId)} look="quiet" small icon="upload">
                {t({ id: 'fill-page.title', defaultMessage: 'Fill from papers' })}
              </LinkButton>
            </p>
          )}
        </div>
      )}
      <UploadList entryId={entryId} />
      <DocumentList entryId={entryId} answer={answer} documents={complete} />
    </Panel>
  )
}

/** Fetches again when the server says that the entry changed. */
function useFollowedEntry(entryId: string): void {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      followEvents((event) => {
        if (event.type !== 'refetch' && (event.type === 'presence' || event.id !== entryId)) return
        const { queryKey: security } = securityFilingQuery(entryId)
        for (const queryKey of [entryKey(entryId), security]) void queryClient.invalidateQueries({ queryKey })
      }),
    [queryClient, entryId],
  )
}
