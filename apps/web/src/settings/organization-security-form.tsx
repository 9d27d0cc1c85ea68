import type { Organization } from '@edfe/contracts/organization/organization'
import { useState } from 'react'
import { useSaveOrganizationSecurity } from '../api/settings.ts'
import { SETTINGS } from '../messages/settings-messages.ts'
import { usePractice } from '../session/use-practice.ts'
import choicesStyles from '../ui/choices.module.css'
import { FormPanel } from '../ui/form-panel.tsx'
import { Tick } from '../ui/segmented.tsx'
import type { RunSave } from './use-save-notice.ts'

/** How the organization protects what its members sign. With a live gateway, signing always asks for proof. */
export function OrganizationSecurityForm({
  organization,
  run,
}: {
  organization: Organization
  run: RunSave
}) {
  const [asksForProof, setAsksForProof] = useState(organization.asks_for_proof)
  const isPractice = usePractice()
  const save = useSaveOrganizationSecurity()
  const submit = () =>
    run(
      () => save.mutateAsync({ asks_for_proof: asksForProof }),
      SETTINGS.security.updated,
      SETTINGS.security.failed,
    )
  return (
    <FormPanel
      title="Security"
      lead="What the organization asks of its members, besides their password."
      action="Save security"
      busy={save.isPending}
      onSave={submit}
    >
      <div className={choicesStyles.ticks}>
        <Tick
          label="Ask again before signing and submitting"
          note={
            isPractice
              ? 'Whoever signs or submits gives a password, a passkey or a code within the last 15 minutes, and signs with the name of their account. For entries that go to CBP this holds always.'
              : 'Entries go to CBP: whoever signs or submits gives a password, a passkey or a code within the last 15 minutes, and signs with the name of their account, whatever is set here.'
          }
          checked={asksForProof}
          onChange={setAsksForProof}
        />
      </div>
    </FormPanel>
  )
}
