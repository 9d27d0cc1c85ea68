import type { Message } from '@edfe/domain/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { recordAudit } from '../audit/record-audit.ts'
import { userAgentOf } from '../http/user-agent.ts'
import { MAIL_JOB, type QueuedMail } from '../mail/mail.job.ts'
import { accountMails } from '../messages/mail-messages.ts'

/** A change to the ways in which a person signs in. */
interface SecurityChange {
  action: string
  /** The text of the mail to the owner, as subject and in its body (OWASP ASVS 5.0.0, V6.3.7). */
  sentence: Message
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/**
 * Returns the change that a successful call of the library made for the person signed in at the time of the
 * call.
 */
export function changeOf(call: string, { actor, body }: FastifyRequest): SecurityChange | undefined {
  const name = (body as { name?: unknown } | null)?.name
  switch (call) {
    case 'passkey/verify-registration':
      return passkeyAdded(typeof name === 'string' && name.trim() ? name.trim() : 'Passkey')
    case 'two-factor/verify-totp':
      // With a session and no second factor yet, the first code turns it on.
      return actor && !actor.hasTwoFactor ? secondFactorTurned(true) : undefined
    case 'two-factor/disable':
      return secondFactorTurned(false)
    case 'two-factor/generate-backup-codes':
      return { action: 'recovery_codes_renew', sentence: accountMails.recoveryCodesRenewed() }
    case 'change-password':
      return { action: 'password_change', sentence: accountMails.passwordChanged() }
    default:
      return undefined
  }
}

const passkeyAdded = (passkey: string): SecurityChange => ({
  action: 'passkey_add',
  sentence: accountMails.passkeyAdded(),
  before: { passkey: null },
  after: { passkey },
})

export const passkeyRemoved = (passkey: string): SecurityChange => ({
  action: 'passkey_remove',
  sentence: accountMails.passkeyRemoved(),
  before: { passkey },
  after: { passkey: null },
})

export const passkeyRenamed = (before: string, after: string): Omit<SecurityChange, 'sentence'> => ({
  action: 'passkey_rename',
  before: { passkey: before },
  after: { passkey: after },
})

export const providerDisconnected = (provider: string): SecurityChange => ({
  action: 'provider_disconnected',
  sentence: accountMails.providerDisconnected({ provider }),
  before: { provider },
  after: { provider: null },
})

const secondFactorTurned = (on: boolean): SecurityChange => ({
  action: on ? 'second_factor_on' : 'second_factor_off',
  sentence: accountMails.secondFactor({ state: on ? 'on' : 'off' }),
  before: { second_factor: !on },
  after: { second_factor: on },
})

/** Writes the audit event and mails the owner. A failure is logged and does not undo the change. */
export async function reportSecurityChange(
  app: FastifyInstance,
  request: FastifyRequest,
  { action, before, after, sentence }: Omit<SecurityChange, 'sentence'> & { sentence?: Message },
): Promise<void> {
  const { actor } = request
  if (!actor) return
  const { membership } = actor
  try {
    if (membership) {
      await request.tenant((trx) =>
        recordAudit(trx, {
          orgId: membership.orgId,
          actorId: actor.userId,
          entity: 'user',
          entityId: actor.userId,
          action,
          before,
          after,
          userAgent: userAgentOf(request),
        }),
      )
    }
    if (sentence) await mailOwner(app, actor.email, sentence)
  } catch (error) {
    request.log.error({ err: error }, `A change of sign-in (${action}) was made but could not be recorded`)
  }
}

/** Tells the owner of an account, at once and whatever the settings of notifications. */
export const mailOwner = (
  app: Pick<FastifyInstance, 'jobs' | 'db' | 'settings'>,
  to: string,
  sentence: Message,
) =>
  app.jobs.send(app.db, MAIL_JOB, {
    to,
    subject: sentence,
    text: [accountMails.notYou({ change: sentence })],
    link: `${app.settings.PUBLIC_URL}/settings/security`,
  } satisfies QueuedMail)
