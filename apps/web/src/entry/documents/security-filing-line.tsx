import type { Entry } from '@edfe/contracts/entries/entry'
import { UNFILED } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import textStyles from '../../ui/text.module.css'
import { T } from '../../words/text.tsx'
import { securityFilingQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'
import { entryLink, SECURITY_FILING_ID } from '../entry-link.ts'

/** The security filing of goods by ship with its state: its page while the entry is a draft, else its panel on the filed entry. */
export function SecurityFilingLine({ entry }: { entry: Entry }) {
  const { data } = useQuery({ ...securityFilingQuery(entry.id), enabled: isOnServer(entry) })
  if (!data || !(data.is_needed || data.overall.is_sent)) return null
  const { words, is_sent } = data.overall
  const link = (name: ReactNode) => {
    if (!UNFILED.has(entry) && !is_sent) return name
    const hash = UNFILED.has(entry) ? undefined : SECURITY_FILING_ID
    return (
      <Link {...entryLink(entry.id, 'security-filing')} hash={hash}>
        {name}
      </Link>
    )
  }
  return (
    <span className={textStyles.block}>
      <T
        id="security-filing-line.state"
        defaultMessage="<link>Security filing (ISF)</link>: {state}"
        values={{ link, state: words }}
      />
    </span>
  )
}
