import type { Organization } from '@edfe/contracts/organization/organization'
import { isPractice } from '@edfe/domain/profile'
import { useState } from 'react'
import { useSaveOrganizationSecurity } from '../../api/settings.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import { useMe } from '../../session/use-me.ts'
import choicesStyles from '../../ui/choices.module.css'
import { SavedSection } from '../../ui/save-together.tsx'
import { Tick } from '../../ui/segmented.tsx'
import { t } from '../../words/t.ts'
import type { RunSave } from '../use-save-notice.ts'

/**
 * Shows the security that members need in addition to a password. With a live gateway, signing always asks
 * for proof.
 */
export function OrganizationSecurityForm({
  organization,
  run,
}: {
  organization: Organization
  run: RunSave
}) {
  const { asks_for_proof, requires_second_factor } = organization
  const [values, setValues] = useState({ asks_for_proof, requires_second_factor })
  const gateway = useMe().data?.customs_gateway
  const save = useSaveOrganizationSecurity()
  const submit = () =>
    run(() => save.mutateAsync(values), SETTINGS.security.updated, SETTINGS.security.failed)
  return (
    <SavedSection
      title={t({ id: 'organization-security-form.security', defaultMessage: 'Security' })}
      lead={t({
        id: 'organization-security-form.what-the-organization-asks-of',
        defaultMessage: 'What the organization asks of its members, besides their password.',
      })}
      values={values}
      onSave={submit}
    >
      <div className={choicesStyles.ticks}>
        <Tick
          label={t({
            id: 'organization-security-form.ask-again-before-signing-and',
            defaultMessage: 'Ask again before signing and submitting',
          })}
          note={
            gateway === undefined || isPractice(gateway)
              ? t({
                  id: 'organization-security-form.anyone-who-signs-or-submits',
                  defaultMessage:
                    'Anyone who signs or submits gives a password, a passkey or a code within the last 15 minutes, and signs with the name of their account. For entries that go to CBP this holds always.',
                })
              : t({
                  id: 'organization-security-form.entries-go-to-cbp-so',
                  defaultMessage:
                    'Entries go to CBP, so anyone who signs or submits gives a password, a passkey or a code within the last 15 minutes, and signs with the name of their account, whatever is set here.',
                })
          }
          checked={values.asks_for_proof}
          onChange={(asks) => setValues({ ...values, asks_for_proof: asks })}
        />
        <Tick
          label={t({
            id: 'organization-security-form.members-need-a-second-factor',
            defaultMessage: 'Members need a second factor',
          })}
          note={t({
            id: 'organization-security-form.a-member-without-one',
            defaultMessage:
              'A member without one sees the page where it is set up, and nothing else until then. Who has no password here, because they sign in with a provider, uses the one there.',
          })}
          checked={values.requires_second_factor}
          onChange={(requires) => setValues({ ...values, requires_second_factor: requires })}
        />
      </div>
    </SavedSection>
  )
}
