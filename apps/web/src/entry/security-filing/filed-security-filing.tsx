import { useQuery } from '@tanstack/react-query'
import { useEditorState } from '../editing/entry-context.ts'
import { securityFilingQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'
import { SECURITY_FILING_ID } from './security-filing-link.tsx'
import { SecurityFilingPanel } from './security-filing-panel.tsx'

/** Beside the summary and the release: the security filing, once one was sent from this entry. */
export function FiledSecurityFiling() {
  const { entry } = useEditorState()
  const { data } = useQuery({ ...securityFilingQuery(entry.id), enabled: isOnServer(entry) })
  const isFiled = data?.filings.some(({ messages }) => messages.length > 0)
  return isFiled ? (
    <div id={SECURITY_FILING_ID}>
      <SecurityFilingPanel />
    </div>
  ) : null
}
