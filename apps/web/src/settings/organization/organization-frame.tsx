import { defineMessage } from '@edfe/domain/messages'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useOrganization } from '../../api/organization.ts'
import { ORGANIZATION_PAGES } from '../../messages/organization-pages.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import { Banner } from '../../ui/banner.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { ViewNav } from '../../ui/view-nav.tsx'
import { t } from '../../words/t.ts'
import { NoOrganization } from '../no-organization.tsx'
import { useSaveNotice } from '../use-save-notice.ts'

const TITLE = defineMessage({
  id: 'organization-page.organization-settings',
  defaultMessage: 'Organization Settings',
})

type OrganizationAnswer = NonNullable<ReturnType<typeof useOrganization>['data']>

/** A query without which a page of an organization is not shown. */
interface Needed {
  readonly isPending: boolean
  readonly isError: boolean
  refetch(): Promise<unknown>
}

interface Props {
  /** What the page of an organization loads beside it. */
  needs?: readonly Needed[]
  /** True if the page shows something to a person without an organization. */
  isForEveryone?: boolean
  /** Called once all of it has loaded. */
  children: (answer: OrganizationAnswer, saves: ReturnType<typeof useSaveNotice>) => ReactNode
}

/** The frame of the five pages of an organization's settings: heading, links to the others, and what a save said. */
export function OrganizationFrame({ needs = [], isForEveryone = false, children }: Props) {
  const answer = useOrganization()
  const saves = useSaveNotice()
  const { organization = undefined } = answer.data ?? {}
  const needed = [answer, ...(organization ? needs : [])]
  const isPending = needed.some((one) => one.isPending)
  useLinkedField(!isPending)
  if (isPending) return <PageSkeleton title={t(TITLE)} />
  const failed = needed.filter(({ isError }) => isError)
  if (failed.length > 0 || !answer.data) {
    return (
      <>
        <PageHead title={t(TITLE)} />
        <Panel>
          <LoadFailed
            message={SETTINGS.organization.load}
            onRetry={() => void Promise.all(failed.map((one) => one.refetch()))}
          />
        </Panel>
      </>
    )
  }
  return (
    <>
      <PageHead
        title={t(TITLE)}
        sub={t({
          id: 'organization-page.your-company-as-cbp-has',
          defaultMessage: 'Your company, as CBP has it on file.',
        })}
      />
      <div className={layoutStyles.stack}>
        {organization && (
          <ViewNav label={t(TITLE)}>
            {ORGANIZATION_PAGES.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ViewNav>
        )}
        <Banner notice={saves.notice} onGone={saves.clear} />
        {organization || isForEveryone ? children(answer.data, saves) : <NoOrganization />}
      </div>
    </>
  )
}

/** Focuses the field that a link names behind #, once the page has it. */
function useLinkedField(isReady: boolean): void {
  const hash = useLocation({ select: (location) => location.hash })
  useEffect(() => {
    if (!isReady || !hash) return
    const field = document.getElementById(hash)
    field?.scrollIntoView({ block: 'center' })
    field?.focus({ preventScroll: true })
  }, [isReady, hash])
}
