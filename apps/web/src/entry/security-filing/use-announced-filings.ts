import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announce.tsx'
import { t } from '../../words/t.ts'

/** Says a change of a security filing once it happens while the page is open. */
export function useAnnouncedFilings(filings: SecurityFilingAnswer['filings'] | undefined): void {
  const said = filings?.map(({ words, sentence }) => `${words}. ${sentence}`).join(' ')
  const before = useRef(said)
  useEffect(() => {
    if (said !== undefined && before.current !== undefined && before.current !== said)
      announce(
        t(
          { id: 'security-filing-panel.changed', defaultMessage: 'Security filing: {state}' },
          { state: said },
        ),
      )
    before.current = said
  }, [said])
}
