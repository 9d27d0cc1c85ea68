import type { OperatorOrder } from '@edfe/contracts/operator/operator'

interface ActTexts {
  /** On the button, and in the list of acts. */
  label: string
  title: string
  /** What the act causes. */
  lead: string
  done: string
  danger?: boolean
}

const ACTS: Record<OperatorOrder['act'], ActTexts> = {
  retry_job: {
    label: 'Try again',
    title: 'Try the job again?',
    lead: 'The job goes back into its queue. An email is sent again.',
    done: 'The job is in its queue.',
  },
  close_unmatched: {
    label: 'Set aside',
    title: 'Set the message aside?',
    lead: 'The message leaves this list. It stays in the inbox of CBP messages.',
    done: 'The message is set aside.',
  },
  confirm_number: {
    label: 'Confirm',
    title: 'Confirm the number?',
    lead: 'The organization can then file with CBP under it. Say what showed you that it is its own.',
    done: 'The number is confirmed.',
  },
  refuse_number: {
    label: 'Refuse',
    title: 'Refuse the number?',
    lead: 'The organization reads the reason in its settings, and can ask again.',
    done: 'The request is refused.',
    danger: true,
  },
  disable_account: {
    label: 'Disable',
    title: 'Disable the account?',
    lead: 'All its sessions end, and no one can sign in to it until you enable it.',
    done: 'The account is disabled.',
    danger: true,
  },
  enable_account: {
    label: 'Enable',
    title: 'Enable the account?',
    lead: 'Its person can sign in again.',
    done: 'The account is enabled.',
  },
  end_sessions: {
    label: 'Sign out',
    title: 'Sign the account out everywhere?',
    lead: 'All its sessions end. Its person can sign in again.',
    done: 'The sessions of the account have ended.',
    danger: true,
  },
  end_all_sessions: {
    label: 'Sign everyone out',
    title: 'Sign everyone out?',
    lead: 'The sessions of all accounts end, except yours. What people typed stays in their browsers until they sign in again.',
    done: 'All other sessions have ended.',
    danger: true,
  },
}

export const actTexts = (act: OperatorOrder['act']): ActTexts => ACTS[act]

/** How many sessions are open, as a sentence. */
export const openSessions = (count: number): string =>
  count === 1 ? 'One session is open.' : `${count} sessions are open.`

/** The name of an act in the list of acts, also of one that a newer version did. */
export const actLabel = (act: string): string =>
  Object.entries(ACTS).find(([name]) => name === act)?.[1].label ?? act
