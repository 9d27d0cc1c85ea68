import type { ReactNode } from 'react'
import { meQuery } from '../../src/api/me.ts'
import { ChangeWebhookDialog } from '../../src/settings/change-webhook-dialog.tsx'
import { DeliveriesDialog } from '../../src/settings/deliveries-dialog.tsx'
import { InviteDialog } from '../../src/settings/invite-dialog.tsx'
import { MakeKeyDialog } from '../../src/settings/make-key-dialog.tsx'
import { MakeWebhookDialog } from '../../src/settings/make-webhook-dialog.tsx'
import { MemberRow } from '../../src/settings/member-row.tsx'
import { ClaimDomainDialog } from '../../src/settings/organization/claim-domain-dialog.tsx'
import { NewOrganizationDialog } from '../../src/settings/organization/new-organization-dialog.tsx'
import { RulesQuestion } from '../../src/settings/organization/rules-question.tsx'
import { TemplatesPanel } from '../../src/settings/organization/templates-panel.tsx'
import { OwnerDialog } from '../../src/settings/owner-dialog.tsx'
import { RecoveryCodes } from '../../src/settings/recovery-codes.tsx'
import { SecondFactorSetup } from '../../src/settings/second-factor-setup.tsx'
import { SecretShown } from '../../src/settings/secret-shown.tsx'
import { templatesQuery } from '../../src/templates/template-queries.ts'
import { Table } from '../../src/ui/table.tsx'
import { Answered, answer } from '../answered.tsx'
import type { Example } from '../example.ts'
import { nothing } from '../kept.tsx'
import { pressed, Used } from '../used.tsx'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { ME } from './sample.ts'
import { ADMIN, DELIVERIES, MEMBER, TEMPLATES, WEBHOOK } from './settings-sample.ts'

const SECRET = 'otpauth://totp/Okafor?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=edfe'
const KEY_SECRET = 'edfe_k4m2p9x7qdw8r3t5y6znb2c9v1h4jgf7s5l8n3ka'
const CODES = ['k4m2p-9x7qd', 'w8r3t-5y6zn', 'b2c9v-1h4jg', 'f7s5l-8n3ka']
const waiting = () => new Promise<never>(nothing)

const ownerDialog = (lead: ReactNode) => (
  <OwnerDialog
    open
    title="Delete Okafor Imports"
    lead={lead}
    action="Delete organization"
    failed="The organization could not be deleted."
    onConfirm={waiting}
    onClose={nothing}
  />
)

const templates = (by: ReturnType<typeof pressed>) => (
  <Answered answers={[answer(meQuery, ADMIN), answer(templatesQuery, TEMPLATES)]}>
    <Used by={by}>
      <TemplatesPanel />
    </Used>
  </Answered>
)

/** What pages of `src/settings` show on demand, and rows with states of their own. */
export const settingsParts: readonly Example[] = [
  {
    component: 'MemberRow',
    states: Object.fromEntries(
      (['active', 'invited', 'disabled'] as const).map((status) => [
        status,
        <Table key={status} isStacked>
          <tbody>
            <MemberRow
              member={{ ...MEMBER, status, name: status === 'disabled' ? LONG_NAME : MEMBER.name }}
              isLastAdmin={status === 'active'}
              onRole={nothing}
              onStatus={nothing}
              onRemove={nothing}
              onResend={nothing}
            />
          </tbody>
        </Table>,
      ]),
    ),
  },
  {
    component: 'InviteDialog',
    states: { usual: <InviteDialog open onClose={nothing} onInvited={nothing} /> },
  },
  {
    component: 'ClaimDomainDialog',
    states: { usual: <ClaimDomainDialog onClose={nothing} /> },
  },
  {
    component: 'MakeKeyDialog',
    states: { usual: <MakeKeyDialog onClose={nothing} /> },
  },
  {
    component: 'MakeWebhookDialog',
    states: { usual: <MakeWebhookDialog onClose={nothing} /> },
  },
  {
    component: 'ChangeWebhookDialog',
    states: { usual: <ChangeWebhookDialog webhook={WEBHOOK} onClose={nothing} /> },
  },
  {
    component: 'DeliveriesDialog',
    states: {
      usual: (
        <Answered answers={[answer({ queryKey: ['webhooks', WEBHOOK.id] }, DELIVERIES)]}>
          <DeliveriesDialog webhook={WEBHOOK} onClose={nothing} />
        </Answered>
      ),
    },
  },
  {
    component: 'SecretShown',
    states: { usual: <SecretShown label="Key" secret={KEY_SECRET} file="edfe-key.txt" /> },
  },
  {
    component: 'RulesQuestion',
    states: {
      usual: (
        <Answered answers={[answer(meQuery, { ...ME, membership: null })]}>
          <RulesQuestion />
        </Answered>
      ),
    },
  },
  {
    component: 'NewOrganizationDialog',
    states: { usual: <NewOrganizationDialog open onClose={nothing} /> },
  },
  {
    component: 'OwnerDialog',
    states: {
      usual: ownerDialog('Its drafts and settings are deleted. This cannot be undone.'),
      'long text': ownerDialog(LONG_TEXT),
      'no password': (
        <Answered answers={[answer(meQuery, { ...ME, has_password: false })]}>
          {ownerDialog('Its drafts and settings are deleted. This cannot be undone.')}
        </Answered>
      ),
    },
  },
  {
    component: 'SecondFactorSetup',
    states: {
      usual: <SecondFactorSetup uri={SECRET} busy={false} onConfirm={nothing} onCancel={nothing} />,
      loading: <SecondFactorSetup uri={SECRET} busy onConfirm={nothing} onCancel={nothing} />,
    },
  },
  {
    component: 'TemplatesPanel',
    states: { rename: templates(pressed(0)), delete: templates(pressed(1)) },
  },
  { component: 'RecoveryCodes', states: { usual: <RecoveryCodes codes={CODES} /> } },
]
