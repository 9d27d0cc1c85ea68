import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import { useQuery } from '@tanstack/react-query'
import { lineWord } from '../../messages/line-word.ts'
import { Alert } from '../../ui/alert.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { useEntry } from '../editing/entry-context.ts'
import { securityFilingQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'
import { FilingTimes } from './filing-times.tsx'
import { MasterFiling } from './master-filing.tsx'
import { MissingForFiling } from './missing-for-filing.tsx'
import { useAnnouncedFilings } from './use-announced-filings.ts'

/** The security filings of an entry: by when, how far each is, what may be asked of CBP, what it said, and what is missing. */
export function SecurityFilingPanel() {
  const entry = useEntry()
  const isKnown = isOnServer(entry)
  const answer = useQuery({ ...securityFilingQuery(entry.id), enabled: isKnown })
  useAnnouncedFilings(answer.data?.filings)
  if (!isKnown) return null
  if (answer.isError && !answer.data)
    return (
      <LoadFailed
        message={t({
          id: 'security-filing-panel.load-failed',
          defaultMessage: 'The security filing could not be loaded.',
        })}
        onRetry={() => void answer.refetch()}
      />
    )
  return (
    <Panel
      title={t({ id: 'security-filing-panel.title', defaultMessage: 'Security filing at CBP' })}
      aside={
        answer.data?.is_practice && (
          <span className={textStyles.secondary}>
            {t(
              {
                id: 'release-panel.practice',
                defaultMessage:
                  '{line}: only {by, select, test {CBP’s test system} other {the simulator}} answers',
              },
              { by: answer.data.customs, line: lineWord(answer.data.customs) },
            )}
          </span>
        )
      }
    >
      {answer.data ? <FilingState answer={answer.data} /> : <Loading />}
    </Panel>
  )
}

const Loading = () => (
  <div className={panelStyles.body}>
    <Skeleton
      rows={3}
      label={t({ id: 'security-filing-panel.loading', defaultMessage: 'Loading the security filing…' })}
    />
  </div>
)

function FilingState({ answer }: { answer: SecurityFilingAnswer }) {
  const { filings, findings, not_sent, is_needed, customs } = answer
  const missing = is_needed ? findings : []
  return (
    <>
      <FilingTimes answer={answer} />
      {not_sent && (
        <div className={panelStyles.body}>
          <Alert tone="info" isFlush>
            <p>{not_sent}</p>
          </Alert>
        </div>
      )}
      {filings.map((filing) => (
        <MasterFiling
          key={filing.master}
          filing={filing}
          isComplete={missing.length === 0}
          customs={customs}
          notSent={not_sent}
        />
      ))}
      {missing.length > 0 && <MissingForFiling findings={missing} />}
    </>
  )
}
