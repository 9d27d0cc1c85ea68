import type { ReleaseAnswer } from '@edfe/contracts/customs/release'
import { UNFILED } from '@edfe/domain/entry'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { lineWord } from '../../messages/line-word.ts'
import { announce } from '../../ui/announce.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import layoutStyles from '../../ui/layout.module.css'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { AskCbp } from '../answers/ask-cbp.tsx'
import { FoundByCbp } from '../answers/found-by-cbp.tsx'
import { RequestHistory } from '../answers/request-history.tsx'
import { useEntry } from '../editing/entry-context.ts'
import { filingQuery, releaseQuery } from '../editing/entry-queries.ts'
import { isOnServer } from '../editing/on-server.ts'
import { SecurityFilingLink } from '../security-filing/security-filing-link.tsx'
import { CancelRelease } from './cancel-release.tsx'
import { FilingsStrip } from './filings-strip.tsx'
import { PracticeChoice } from './practice-choice.tsx'
import { RELEASE_ACTIONS } from './release-actions.ts'
import { ReleaseRequest } from './release-request.tsx'

type Release = NonNullable<ReleaseAnswer['release']>

/** The release of the goods: its three filings, what may be asked of CBP now, and what CBP found. Nothing where it is filed elsewhere. */
export function ReleasePanel() {
  const entry = useEntry()
  const { data } = useQuery({ ...releaseQuery(entry.id), enabled: isOnServer(entry) })
  const release = data?.release
  useAnnouncedRelease(release)
  if (!release) return null
  return (
    <Panel
      title={t({ id: 'release-panel.title', defaultMessage: 'One shipment, three filings' })}
      aside={
        release.is_practice && (
          <span className={textStyles.secondary}>
            {t(
              {
                id: 'release-panel.practice',
                defaultMessage:
                  '{line}: only {by, select, test {CBP’s test system} other {the simulator}} answers',
              },
              { by: release.customs, line: lineWord(release.customs) },
            )}
          </span>
        )
      }
    >
      <FilingsStrip
        filings={release.filings}
        links={{
          security: (name, tone) => (
            <SecurityFilingLink entry={entry} isSent={tone !== 'neutral'}>
              {name}
            </SecurityFilingLink>
          ),
        }}
      />
      <ReleaseRequests release={release} />
      {UNFILED.has(entry) && release.state === 'on_file' && <ReleaseQuestion release={release} />}
      {release.customs === 'simulator' && release.state === 'on_file' && release.requests.length > 0 && (
        <PracticeChoice />
      )}
      <Differences differences={release.differences} />
      {release.conditions.length > 0 && (
        <FoundByCbp
          entry={entry}
          label={t({ id: 'release-conditions.label', defaultMessage: 'What CBP found in the release' })}
          conditions={release.conditions}
        />
      )}
      {release.messages.length > 0 && (
        <Disclosure
          title={t({ id: 'release-panel.history', defaultMessage: 'Requests about the release' })}
          aside={String(release.messages.length)}
          isOpen={false}
        >
          <div className={panelStyles.body}>
            <RequestHistory messages={release.messages} actions={RELEASE_ACTIONS} />
          </div>
        </Disclosure>
      )}
    </Panel>
  )
}

/** The buttons of what CBP takes now, and why it takes the rest not. */
function ReleaseRequests({ release }: { release: Release }) {
  const { requests } = release
  if (requests.length === 0) return null
  const open = requests.filter(({ refusal }) => refusal === null)
  const refusals = [...new Set(requests.flatMap(({ refusal }) => refusal ?? []))]
  return (
    <div className={panelStyles.body} data-screen-only="">
      <div className={layoutStyles.actions}>
        {open.map(({ request, is_referred, takes_security_filing }) =>
          request === 'cancel' ? (
            <CancelRelease key={request} isReferred={is_referred} customs={release.customs} />
          ) : (
            <ReleaseRequest
              key={request}
              request={request}
              takesFiling={takes_security_filing}
              isReferred={is_referred}
              customs={release.customs}
            />
          ),
        )}
      </div>
      {refusals.map((refusal) => (
        <p key={refusal} className={textStyles.secondary}>
          {refusal}
        </p>
      ))}
    </div>
  )
}

/** While the summary is not filed: how old CBP's word about the release is, and the button that asks. */
function ReleaseQuestion({ release }: { release: Release }) {
  const entry = useEntry()
  const { data: filing } = useQuery(filingQuery(entry.id))
  if (!filing) return null
  return (
    <div className={panelStyles.body} data-screen-only="">
      <AskCbp entryId={entry.id} filing={filing} customs={release.customs} />
    </div>
  )
}

/** What the entry says otherwise than the release on file: before the summary is filed, one of the two is corrected. */
function Differences({ differences }: Pick<Release, 'differences'>) {
  if (differences.length === 0) return null
  return (
    <section className={panelStyles.body}>
      <h3>
        {t({
          id: 'release-panel.differences',
          defaultMessage: 'The entry differs from the release on file',
        })}
      </h3>
      <p className={textStyles.secondary}>
        {t({
          id: 'release-panel.differences-text',
          defaultMessage:
            'CBP compares the two. Replace or update the release where it is wrong, or correct the entry before you file its summary.',
        })}
      </p>
      <ul>
        {differences.map((difference) => (
          <li key={difference}>{difference}</li>
        ))}
      </ul>
    </section>
  )
}

/** Says a change of the release once it happens while the page is open. */
function useAnnouncedRelease(release: Release | null | undefined): void {
  const said = release?.filings.find(({ filing }) => filing === 'release')?.state
  const before = useRef(said)
  useEffect(() => {
    if (said !== undefined && before.current !== undefined && before.current !== said)
      announce(t({ id: 'release-panel.changed', defaultMessage: 'Release: {state}.' }, { state: said }))
    before.current = said
  }, [said])
}
