import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useEntry } from '../editing/entry-context.ts'
import { securityFilingQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'
import { SECURITY_FILING_ID } from '../entry-link.ts'
import { SecurityFilingPanel } from './security-filing-panel.tsx'

/** Beside the summary and the release: the security filing, once one was sent from this entry. */
export function FiledSecurityFiling() {
  const entry = useEntry()
  const { data } = useQuery({ ...securityFilingQuery(entry.id), enabled: isOnServer(entry) })
  return data?.overall.is_sent ? <SentFiling /> : null
}

function SentFiling() {
  const panel = useRef<HTMLDivElement>(null)
  // A link of another page leads here before the panel is loaded.
  useEffect(() => {
    if (window.location.hash === `#${SECURITY_FILING_ID}`) panel.current?.focus()
  }, [])
  return (
    <div id={SECURITY_FILING_ID} ref={panel} tabIndex={-1}>
      <SecurityFilingPanel />
    </div>
  )
}
