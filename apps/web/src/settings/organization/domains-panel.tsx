import type { SignInDomain } from '@edfe/contracts/sign-in-domains/domains'
import { useState } from 'react'
import { useDeleteDomain, useSignInDomains } from '../../api/sign-in-domains.ts'
import { useMe } from '../../session/use-me.ts'
import { useProviders } from '../../session/use-providers.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import panelStyles from '../../ui/panel.module.css'
import { Panel } from '../../ui/panel.tsx'
import { Table, TableHead } from '../../ui/table.tsx'
import { t } from '../../words/t.ts'
import { useSaveNotice } from '../use-save-notice.ts'
import { ClaimDomainDialog } from './claim-domain-dialog.tsx'
import { DomainRow } from './domain-row.tsx'

/** The e-mail domains of the organization and what it asks of their people, on installations with single sign-on. */
export function DomainsPanel() {
  const mayEdit = useMe().data?.may.includes('organization.edit') ?? false
  const provider = useProviders().providers.find(({ id }) => id === 'oidc')
  const isShown = mayEdit && provider !== undefined
  const list = useSignInDomains(isShown)
  const remove = useDeleteDomain()
  const { notice, run, clear } = useSaveNotice()
  const [isClaiming, setClaiming] = useState(false)
  const [leaving, setLeaving] = useState<SignInDomain>()
  if (!isShown) return null
  const domains = list.data?.domains ?? []
  const giveUp = async () => {
    if (leaving)
      await run(
        () => remove.mutateAsync(leaving.id),
        t({ id: 'domains-panel.given-up', defaultMessage: 'The domain was given up.' }),
        t({ id: 'domains-panel.not-given-up', defaultMessage: 'The domain could not be given up.' }),
      )
    setLeaving(undefined)
  }
  return (
    <Panel
      title={t({ id: 'domains-panel.title', defaultMessage: 'Single sign-on' })}
      aside={
        <Button look="quiet" small icon="plus" onClick={() => setClaiming(true)}>
          {t({ id: 'domains-panel.claim', defaultMessage: 'Claim a domain' })}
        </Button>
      }
    >
      <Banner notice={notice} onGone={clear} isInset />
      {list.isError && (
        <LoadFailed
          message={t({ id: 'domains-panel.not-loaded', defaultMessage: 'The domains could not be loaded.' })}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && domains.length === 0 && (
        <p className={panelStyles.body}>
          {t(
            {
              id: 'domains-panel.none',
              defaultMessage:
                'No domains yet. Once you have proven the domain of your email addresses, members can be required to sign in with {provider}.',
            },
            { provider: provider.name },
          )}
        </p>
      )}
      {domains.length > 0 && (
        <Table isStacked>
          <TableHead
            columns={[
              t({ id: 'domains-panel.domain', defaultMessage: 'Domain' }),
              t({ id: 'domains-panel.set-up', defaultMessage: 'Set-up' }),
            ]}
            hasActions
          />
          <tbody>
            {domains.map((domain) => (
              <DomainRow
                key={domain.id}
                domain={domain}
                provider={provider.name}
                run={run}
                onGiveUp={() => setLeaving(domain)}
              />
            ))}
          </tbody>
        </Table>
      )}
      {isClaiming && <ClaimDomainDialog onClose={() => setClaiming(false)} />}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t({ id: 'domains-panel.give-up-title', defaultMessage: 'Give up the domain?' })}
        question={t({
          id: 'domains-panel.give-up-question',
          defaultMessage:
            'Its people may sign in by any way again, nobody new joins by it, and another organization may prove it.',
        })}
        action={t({ id: 'domains-panel.give-up-action', defaultMessage: 'Give up' })}
        danger
        busy={remove.isPending}
        onConfirm={() => void giveUp()}
        onCancel={() => setLeaving(undefined)}
      />
    </Panel>
  )
}
