import type { Entry } from '@edfe/contracts/entries/entry'
import { UNFILED } from '@edfe/domain/entry'
import { hasSecurityFiling } from '@edfe/domain/filing'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { entryLink, SECURITY_FILING_ID } from '../entry-link.ts'

interface Props {
  entry: Entry
  /** True if something was sent, so that a filed entry shows it. */
  isSent: boolean
  children: ReactNode
}

/** The way to the security filing: its page while the entry is a draft, else its panel on the filed entry. */
export function SecurityFilingLink({ entry, isSent, children }: Props) {
  if (!hasSecurityFiling(entry.draft_data)) return children
  if (!UNFILED.has(entry)) return isSent ? <a href={`#${SECURITY_FILING_ID}`}>{children}</a> : children
  return <Link {...entryLink(entry.id, 'security-filing')}>{children}</Link>
}
