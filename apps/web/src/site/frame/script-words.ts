import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { t } from '../../words/t.ts'
import type { SiteScript } from '../site-page.ts'

/**
 * The words of the scripts of public pages. A page contains the words of its scripts, so that no script needs
 * a catalogue.
 */
const WORDS = {
  account: {
    unsaved: defineMessage({
      id: 'site-account.unsaved',
      defaultMessage:
        'What you typed in your entries is not saved on the server yet. If you sign out now, it is deleted from this browser.',
    }),
    papers: defineMessage({
      id: 'site-account.papers',
      defaultMessage:
        'Your papers are in no entry yet. If you sign out now, they are deleted from this browser, with what you confirmed of them.',
    }),
    failed: defineMessage({ id: 'site-account.failed', defaultMessage: 'Failed to sign out' }),
    user: defineMessage({ id: 'site-account.user', defaultMessage: 'User' }),
  },
  contact: {
    sent: defineMessage({
      id: 'site-contact.sent',
      defaultMessage: 'Thanks! Your message has been received.',
    }),
    failed: defineMessage({
      id: 'site-contact.failed',
      defaultMessage: 'Failed to send message. Please try again.',
    }),
    required: defineMessage({ id: 'site-contact.required', defaultMessage: '{field} is required' }),
    wrongEmail: defineMessage({
      id: 'site-contact.wrong-email',
      defaultMessage: 'Enter an email address, like name@example.com',
    }),
    sending: defineMessage({ id: 'site-contact.sending', defaultMessage: 'Sending…' }),
  },
  figures: {
    filing: defineMessage({ id: 'site-figures.filing', defaultMessage: 'Median filing time: {time}' }),
    filingName: defineMessage({ id: 'site-figures.filing-name', defaultMessage: 'Median filing time' }),
    filingTime: defineMessage({ id: 'site-figures.filing-time', defaultMessage: '{time}' }),
    clearance: defineMessage({
      id: 'site-figures.clearance',
      defaultMessage: 'Half of the entries clear within {time}.',
    }),
    acceptance: defineMessage({
      id: 'site-figures.acceptance',
      defaultMessage: 'Built-in compliance checks. CBP accepts {percent} of the entries at once.',
    }),
    acceptanceName: defineMessage({
      id: 'site-figures.acceptance-name',
      defaultMessage: 'Accepted by CBP at once',
    }),
    acceptanceRate: defineMessage({ id: 'site-figures.acceptance-rate', defaultMessage: '{percent}' }),
    uptime: defineMessage({ id: 'site-figures.uptime', defaultMessage: '{percent} uptime.' }),
    entries: defineMessage({
      id: 'site-figures.entries',
      defaultMessage: 'Measured here, last {days} days, {count} entries.',
    }),
    checks: defineMessage({
      id: 'site-figures.checks',
      defaultMessage: 'Measured here, last {days} days, {count} checks of the server.',
    }),
  },
  refresh: {
    away: defineMessage({
      id: 'site-refresh.away',
      defaultMessage: 'The server does not answer. Try again.',
    }),
    copied: defineMessage({ id: 'site-refresh.copied', defaultMessage: 'Link copied.' }),
    notCopied: defineMessage({
      id: 'site-refresh.not-copied',
      defaultMessage: 'The browser does not allow copying. Copy the address of the page.',
    }),
  },
  search: {
    none: defineMessage({ id: 'site-search.none', defaultMessage: 'No results' }),
    found: defineMessage({ id: 'site-search.found', defaultMessage: '{count} found' }),
  },
  status: {
    operational: defineMessage({ id: 'site-status.operational', defaultMessage: 'Operational' }),
    degraded: defineMessage({ id: 'site-status.degraded', defaultMessage: 'Degraded' }),
    unavailable: defineMessage({ id: 'site-status.unavailable', defaultMessage: 'Unavailable' }),
    allOperational: defineMessage({
      id: 'site-status.all-operational',
      defaultMessage: 'All systems operational',
    }),
    noneResponds: defineMessage({
      id: 'site-status.none-responds',
      defaultMessage: 'The service does not respond',
    }),
    oneDoesNot: defineMessage({
      id: 'site-status.one-does-not-respond',
      defaultMessage: 'One service does not respond',
    }),
    someSlow: defineMessage({
      id: 'site-status.some-slow',
      defaultMessage: 'Some services respond slowly or with errors',
    }),
    updated: defineMessage({ id: 'site-status.updated', defaultMessage: 'Last updated {time}' }),
  },
} as const satisfies Partial<Record<SiteScript, Record<string, MessageDescriptor>>>

export type ScriptWords = typeof WORDS

/** A script puts its values where these stay. */
const BLANKS = {
  count: '{count}',
  days: '{days}',
  field: '{field}',
  percent: '{percent}',
  time: '{time}',
}

/** The words of these scripts as JSON, by script and key; blanks stay for the script to fill. */
export function scriptWords(scripts: readonly SiteScript[]): string | undefined {
  const words = Object.entries(WORDS)
    .filter(([script]) => scripts.includes(script as SiteScript))
    .map(([script, messages]) => [
      script,
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, t<string>(message, BLANKS)])),
    ])
  return words.length > 0 ? JSON.stringify(Object.fromEntries(words)) : undefined
}
