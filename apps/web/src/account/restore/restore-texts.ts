import type { Backup, KeyCheck } from '@edfe/contracts/installation/installation'
import { LOST_WITHOUT } from '@edfe/contracts/installation/keys'
import { ApiProblem, messageOf } from '../../api/problem.ts'
import { datesFor } from '../../messages/dates.ts'

/** '1 entry', '1,204 entries' */
export const countOf = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

/** A visitor has no preferences: the time zone of the browser. */
export const takenAt = ({ taken_at }: Backup): string =>
  datesFor('EN', Intl.DateTimeFormat().resolvedOptions().timeZone).dayAndTime(taken_at)

/** '3 accounts, 12 entries' */
export const heldIn = ({ accounts, entries }: Backup): string =>
  `${countOf(accounts, 'account', 'accounts')}, ${countOf(entries, 'entry', 'entries')}`

/** Whether a key is the one of the backup, in two or three words. */
export function fitText({ fit, is_setting }: KeyCheck): string {
  switch (fit) {
    case 'fits':
      return 'Fits this backup'
    case 'differs':
      return is_setting ? 'The setting is another key' : 'Is not the key of this backup'
    case 'missing':
      return 'Not chosen'
    case 'unchecked':
      return 'Cannot be checked'
  }
}

/** What to know of a key that does not fit; nothing when it does. */
export function fitNote({ name, fit, is_setting }: KeyCheck): string | undefined {
  const lost = LOST_WITHOUT[name]
  if (fit === 'fits') return undefined
  if (fit === 'unchecked') return `The backup has no fingerprint of this key. If it is another one, ${lost}.`
  if (!is_setting) return `Without the key of the backup, ${lost}.`
  return `Without the key of the backup, ${lost}. To restore with it, set ${name} to it and start the server again.`
}

export const RESTORE = {
  title: 'Restore a backup',
  unchanged: 'Nothing was restored',
  failed: 'The backup could not be restored.',
  unreadable: 'The backup could not be read.',
  interrupted: 'The restore did not finish. Nothing has changed: try again.',
  used: 'This installation has an account by now. Sign in instead.',
  running: 'Restoring… The server restarts. This takes less than a minute, and longer for many documents.',
} as const

/** What a refusal says; that there is nothing to restore into means that somebody has an account by now. */
export const refusalText = (error: unknown, fallback: string): string =>
  isUsed(error) ? RESTORE.used : messageOf(error, fallback)

export const isUsed = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404
