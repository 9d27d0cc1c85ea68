import type { OperatorOrder } from '@edfe/contracts/operator/operator'
import { t } from '../words/t.ts'

interface ActTexts {
  /** On the button, and in the list of acts. */
  label: string
  title: string
  /** The effect of the act. */
  lead: string
  done: string
  danger?: boolean
}

const ACTS: Record<OperatorOrder['act'], ActTexts> = {
  retry_job: {
    get label() {
      return t({ id: 'common.try-again', defaultMessage: 'Try again' })
    },
    get title() {
      return t({ id: 'act-texts.try-the-job-again', defaultMessage: 'Try the job again?' })
    },
    get lead() {
      return t({
        id: 'act-texts.the-job-goes-back-into',
        defaultMessage: 'The job goes back into its queue. An email is sent again.',
      })
    },
    get done() {
      return t({ id: 'act-texts.the-job-is-in-its', defaultMessage: 'The job is in its queue.' })
    },
  },
  set_line: {
    get label() {
      return t({ id: 'act-texts.set-line-label', defaultMessage: 'Set line' })
    },
    get title() {
      return t({ id: 'act-texts.set-line-title', defaultMessage: 'Set the line to CBP?' })
    },
    get lead() {
      return t({
        id: 'act-texts.set-line-lead',
        defaultMessage:
          'The organization files over it from now on. Its audit log says what you set, except the password.',
      })
    },
    get done() {
      return t({ id: 'act-texts.set-line-done', defaultMessage: 'The line is set.' })
    },
  },
  send_now: {
    get label() {
      return t({ id: 'act-texts.send-now-label', defaultMessage: 'Send now' })
    },
    get title() {
      return t({ id: 'act-texts.send-now-title', defaultMessage: 'Send the message now?' })
    },
    get lead() {
      return t({
        id: 'act-texts.send-now-lead',
        defaultMessage: 'The same message is sent under the same id, so CBP gets it once.',
      })
    },
    get done() {
      return t({ id: 'act-texts.send-now-done', defaultMessage: 'The message is in its queue.' })
    },
  },
  send_again: {
    get label() {
      return t({ id: 'act-texts.send-again-label', defaultMessage: 'Send again' })
    },
    get title() {
      return t({ id: 'act-texts.send-again-title', defaultMessage: 'Send the refused message again?' })
    },
    get lead() {
      return t({
        id: 'act-texts.send-again-lead',
        defaultMessage:
          'Do it when the cause is mended. The same message is sent under the same id, so CBP gets it once.',
      })
    },
    get done() {
      return t({ id: 'act-texts.send-now-done', defaultMessage: 'The message is in its queue.' })
    },
  },
  pause_sending: {
    get label() {
      return t({ id: 'act-texts.pause-sending-label', defaultMessage: 'Pause sending' })
    },
    get title() {
      return t({ id: 'act-texts.pause-sending-title', defaultMessage: 'Pause what is sent to CBP?' })
    },
    get lead() {
      return t({
        id: 'act-texts.pause-sending-lead',
        defaultMessage:
          'Nothing new is sent, for any organization, until you resume. Answers still come in. Entries that wait say why.',
      })
    },
    get done() {
      return t({ id: 'act-texts.pause-sending-done', defaultMessage: 'Sending is paused.' })
    },
    danger: true,
  },
  resume_sending: {
    get label() {
      return t({ id: 'act-texts.resume-sending-label', defaultMessage: 'Resume sending' })
    },
    get title() {
      return t({ id: 'act-texts.resume-sending-title', defaultMessage: 'Resume what is sent to CBP?' })
    },
    get lead() {
      return t({
        id: 'act-texts.resume-sending-lead',
        defaultMessage: 'Messages that waited are sent first.',
      })
    },
    get done() {
      return t({ id: 'act-texts.resume-sending-done', defaultMessage: 'Sending has resumed.' })
    },
  },
  close_unmatched: {
    get label() {
      return t({ id: 'act-texts.set-aside', defaultMessage: 'Set aside' })
    },
    get title() {
      return t({ id: 'act-texts.set-the-message-aside', defaultMessage: 'Set the message aside?' })
    },
    get lead() {
      return t({
        id: 'act-texts.the-message-leaves-this-list',
        defaultMessage: 'The message leaves this list. It stays in the inbox of CBP messages.',
      })
    },
    get done() {
      return t({ id: 'act-texts.the-message-is-set-aside', defaultMessage: 'The message is set aside.' })
    },
  },
  match_message: {
    get label() {
      return t({ id: 'act-texts.match', defaultMessage: 'Match' })
    },
    get title() {
      return t({ id: 'act-texts.match-the-message', defaultMessage: 'Match the message with an entry?' })
    },
    get lead() {
      return t({
        id: 'act-texts.match-lead',
        defaultMessage:
          'The entry takes what the message says, and its people are notified. It cannot be taken back.',
      })
    },
    get done() {
      return t({ id: 'act-texts.matched', defaultMessage: 'The entry has the message.' })
    },
  },
  confirm_number: {
    get label() {
      return t({ id: 'act-texts.confirm', defaultMessage: 'Confirm' })
    },
    get title() {
      return t({ id: 'act-texts.confirm-the-number', defaultMessage: 'Confirm the number?' })
    },
    get lead() {
      return t({
        id: 'act-texts.the-organization-can-then-file',
        defaultMessage:
          'The organization can then file with CBP under it. Say what showed you that it is its own.',
      })
    },
    get done() {
      return t({ id: 'act-texts.the-number-is-confirmed', defaultMessage: 'The number is confirmed.' })
    },
  },
  refuse_number: {
    get label() {
      return t({ id: 'act-texts.refuse', defaultMessage: 'Refuse' })
    },
    get title() {
      return t({ id: 'act-texts.refuse-the-number', defaultMessage: 'Refuse the number?' })
    },
    get lead() {
      return t({
        id: 'act-texts.the-organization-reads-the-reason',
        defaultMessage: 'The organization reads the reason in its settings, and can ask again.',
      })
    },
    get done() {
      return t({ id: 'act-texts.the-request-is-refused', defaultMessage: 'The request is refused.' })
    },
    danger: true,
  },
  fetch_tariff: {
    get label() {
      return t({ id: 'act-texts.fetch-now', defaultMessage: 'Fetch now' })
    },
    get title() {
      return t({ id: 'act-texts.fetch-the-schedule', defaultMessage: 'Fetch the tariff now?' })
    },
    get lead() {
      return t({
        id: 'act-texts.fetch-the-schedule-lead',
        defaultMessage: 'It is fetched once a day at most. What comes waits here for your decision.',
      })
    },
    get done() {
      return t({
        id: 'act-texts.the-schedule-is-being-fetched',
        defaultMessage: 'The server begins within half a minute.',
      })
    },
  },
  approve_tariff: {
    get label() {
      return t({ id: 'act-texts.approve', defaultMessage: 'Approve' })
    },
    get title() {
      return t({ id: 'act-texts.approve-the-edition', defaultMessage: 'Approve the edition?' })
    },
    get lead() {
      return t({
        id: 'act-texts.approve-the-edition-lead',
        defaultMessage:
          'It decides duties from its first day on, and open drafts are checked again. Filed entries keep their duty. Product lists of additional duties stay as they are: its notes are not part of the file.',
      })
    },
    get done() {
      return t({ id: 'act-texts.the-edition-is-in-use', defaultMessage: 'The edition is in use.' })
    },
  },
  approve_measures: {
    get label() {
      return t({ id: 'act-texts.approve', defaultMessage: 'Approve' })
    },
    get title() {
      return t({ id: 'act-texts.approve-the-measures', defaultMessage: 'Approve the measures?' })
    },
    get lead() {
      return t({
        id: 'act-texts.approve-the-measures-lead',
        defaultMessage:
          'They decide duties from the days that they name, and open drafts are checked again. Filed entries keep their duty.',
      })
    },
    get done() {
      return t({ id: 'act-texts.the-measures-are-in-use', defaultMessage: 'The measures are in use.' })
    },
  },
  decline_tariff: {
    get label() {
      return t({ id: 'act-texts.refuse', defaultMessage: 'Refuse' })
    },
    get title() {
      return t({ id: 'act-texts.refuse-the-edition', defaultMessage: 'Refuse the edition?' })
    },
    get lead() {
      return t({
        id: 'act-texts.refuse-the-edition-lead',
        defaultMessage: 'Duties stay as they are. The same file is not offered again.',
      })
    },
    get done() {
      return t({ id: 'act-texts.the-edition-is-refused', defaultMessage: 'The edition is refused.' })
    },
    danger: true,
  },
  record_fee_payment: {
    get label() {
      return t({ id: 'act-texts.mark-as-paid', defaultMessage: 'Mark as paid' })
    },
    get title() {
      return t({ id: 'act-texts.mark-the-invoice-as-paid', defaultMessage: 'Mark the invoice as paid?' })
    },
    get lead() {
      return t({
        id: 'act-texts.the-reason-is-the-reference',
        defaultMessage:
          'Do it when the transfer is on your account. The reason is printed on the receipt: name the transfer. It cannot be taken back.',
      })
    },
    get done() {
      return t({ id: 'act-texts.the-invoice-is-paid', defaultMessage: 'The payment is recorded.' })
    },
  },
  disable_account: {
    get label() {
      return t({ id: 'act-texts.disable', defaultMessage: 'Disable' })
    },
    get title() {
      return t({ id: 'act-texts.disable-the-account', defaultMessage: 'Disable the account?' })
    },
    get lead() {
      return t({
        id: 'act-texts.all-its-sessions-end-and',
        defaultMessage: 'All its sessions end, and no one can sign in to it until you enable it.',
      })
    },
    get done() {
      return t({ id: 'act-texts.the-account-is-disabled', defaultMessage: 'The account is disabled.' })
    },
    danger: true,
  },
  enable_account: {
    get label() {
      return t({ id: 'act-texts.enable', defaultMessage: 'Enable' })
    },
    get title() {
      return t({ id: 'act-texts.enable-the-account', defaultMessage: 'Enable the account?' })
    },
    get lead() {
      return t({ id: 'act-texts.its-person-can-sign-in', defaultMessage: 'Its person can sign in again.' })
    },
    get done() {
      return t({ id: 'act-texts.the-account-is-enabled', defaultMessage: 'The account is enabled.' })
    },
  },
  end_sessions: {
    get label() {
      return t({ id: 'act-texts.sign-out', defaultMessage: 'Sign out' })
    },
    get title() {
      return t({
        id: 'act-texts.sign-the-account-out-everywhere',
        defaultMessage: 'Sign the account out everywhere?',
      })
    },
    get lead() {
      return t({
        id: 'act-texts.all-its-sessions-end-its',
        defaultMessage: 'All its sessions end. Its person can sign in again.',
      })
    },
    get done() {
      return t({
        id: 'act-texts.the-sessions-of-the-account',
        defaultMessage: 'The sessions of the account have ended.',
      })
    },
    danger: true,
  },
  end_all_sessions: {
    get label() {
      return t({ id: 'act-texts.sign-everyone-out', defaultMessage: 'Sign everyone out' })
    },
    get title() {
      return t({ id: 'act-texts.sign-everyone-out-2', defaultMessage: 'Sign everyone out?' })
    },
    get lead() {
      return t({
        id: 'act-texts.the-sessions-of-all-accounts',
        defaultMessage:
          'The sessions of all accounts end, except yours. What people typed stays in their browsers until they sign in again.',
      })
    },
    get done() {
      return t({
        id: 'act-texts.all-other-sessions-have-ended',
        defaultMessage: 'All other sessions have ended.',
      })
    },
    danger: true,
  },
}

export const actTexts = (act: OperatorOrder['act']): ActTexts => ACTS[act]

/** Returns the number of open sessions, as a sentence. */
export const openSessions = (count: number): string =>
  t(
    {
      id: 'act-texts.text',
      defaultMessage: '{count, plural, one {One session is open.} other {# sessions are open.}}',
    },
    { count },
  )

/** The name of an act in the list of acts, also of one that a newer version did. */
export const actLabel = (act: string): string =>
  Object.entries(ACTS).find(([name]) => name === act)?.[1].label ?? act
