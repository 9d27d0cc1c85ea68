import type { SignInDomain } from '@edfe/contracts/sign-in-domains/domains'
import { useChangeDomain, useProveDomain } from '../../api/sign-in-domains.ts'
import { useDates } from '../../session/use-dates.ts'
import { Button } from '../../ui/button.tsx'
import choicesStyles from '../../ui/choices.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { Tick } from '../../ui/segmented.tsx'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import type { RunSave } from '../use-save-notice.ts'

interface Props {
  domain: SignInDomain
  /** What people call the provider. */
  provider: string
  run: RunSave
  onGiveUp: () => void
}

/** One domain: the record that proves it, and once it is proven what it asks of its people. */
export function DomainRow({ domain, provider, run, onGiveUp }: Props) {
  const prove = useProveDomain()
  const change = useChangeDomain()
  const dates = useDates()
  const { requires_provider, admits_new } = domain
  const look = () =>
    run(
      () => prove.mutateAsync(domain.id),
      t({ id: 'domain-row.proven', defaultMessage: 'The domain is proven.' }),
      t({ id: 'domain-row.not-proven', defaultMessage: 'The record could not be looked up.' }),
    )
  const save = (changed: Partial<Pick<SignInDomain, 'requires_provider' | 'admits_new'>>) =>
    run(
      () => change.mutateAsync({ id: domain.id, requires_provider, admits_new, ...changed }),
      t({ id: 'domain-row.saved', defaultMessage: 'Saved' }),
      t({ id: 'domain-row.not-saved', defaultMessage: 'That could not be saved.' }),
    )
  return (
    <tr>
      <td className={textStyles.breaks}>
        <div>{domain.domain}</div>
        <div className={textStyles.secondary}>
          {domain.state === 'suspended'
            ? t({ id: 'domain-row.is-suspended', defaultMessage: 'Suspended: its record is missing' })
            : domain.state === 'waiting'
              ? t({ id: 'domain-row.is-waiting', defaultMessage: 'Waiting for its record' })
              : domain.record_missing_since
                ? t(
                    {
                      id: 'domain-row.record-missing',
                      defaultMessage: 'Proven, but its record has been missing since {day}',
                    },
                    { day: dates.day(domain.record_missing_since) },
                  )
                : t({ id: 'domain-row.is-proven', defaultMessage: 'Proven' })}
        </div>
      </td>
      <td
        className={textStyles.breaks}
        data-label={t({ id: 'domains-panel.set-up', defaultMessage: 'Set-up' })}
      >
        {domain.state !== 'proven' || domain.record_missing_since ? (
          <T
            id="domain-row.record"
            defaultMessage="Add a TXT record under the name <code>{name}</code> with the value <code>{value}</code>"
            values={{ ...domain.record, code: (content) => <code>{content}</code> }}
          />
        ) : null}
        {domain.state === 'proven' && (
          <div className={choicesStyles.ticks}>
            <Tick
              label={t(
                {
                  id: 'domain-row.required',
                  defaultMessage: 'Members with an address at {domain} sign in with {provider} only',
                },
                { domain: domain.domain, provider },
              )}
              checked={requires_provider}
              onChange={(isRequired) => void save({ requires_provider: isRequired })}
            />
            <Tick
              label={t(
                {
                  id: 'domain-row.admits-new',
                  defaultMessage: 'New people with an address at {domain} join as auditors',
                },
                { domain: domain.domain },
              )}
              checked={admits_new}
              onChange={(admits) => void save({ admits_new: admits })}
            />
          </div>
        )}
      </td>
      <td>
        <div className={layoutStyles.actions}>
          {domain.state !== 'proven' && (
            <Button
              look="quiet"
              small
              busy={prove.isPending}
              onClick={() => void look()}
              aria-label={t(
                { id: 'domain-row.look-for', defaultMessage: 'Look for the record of {domain}' },
                { domain: domain.domain },
              )}
            >
              {t({ id: 'domain-row.look', defaultMessage: 'Look for the record' })}
            </Button>
          )}
          <Button
            look="quiet"
            small
            onClick={onGiveUp}
            aria-label={t(
              { id: 'domain-row.give-up-domain', defaultMessage: 'Give up {domain}' },
              { domain: domain.domain },
            )}
          >
            {t({ id: 'domain-row.give-up', defaultMessage: 'Give up…' })}
          </Button>
        </div>
      </td>
    </tr>
  )
}
