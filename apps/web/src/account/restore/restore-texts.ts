import type { Backup, KeyCheck } from '@edfe/contracts/installation/installation'
import { LOST_WITHOUT } from '@edfe/contracts/installation/keys'
import { ApiProblem, messageOf } from '../../api/problem.ts'
import { datesFor } from '../../messages/dates.ts'
import { t } from '../../words/t.ts'

/** A visitor has no preferences: the time zone of the browser. */
export const takenAt = ({ taken_at }: Backup): string =>
  datesFor('EN', Intl.DateTimeFormat().resolvedOptions().timeZone).dayAndTime(taken_at)

/** '3 accounts, 12 entries' */
export const heldIn = ({ accounts, entries }: Backup): string =>
  t(
    {
      id: 'restore-texts.held',
      defaultMessage:
        '{accounts, plural, one {# account} other {# accounts}}, {entries, plural, one {# entry} other {# entries}}',
    },
    { accounts, entries },
  )

/** Returns the match between a key and that of the backup, in two or three words. */
export function fitText({ fit, is_setting }: KeyCheck): string {
  switch (fit) {
    case 'fits':
      return t({ id: 'restore-texts.fits-this-backup', defaultMessage: 'Fits this backup' })
    case 'differs':
      return is_setting
        ? t({ id: 'restore-texts.the-setting-is-another-key', defaultMessage: 'The setting is another key' })
        : t({ id: 'restore-texts.is-not-the-key-of', defaultMessage: 'Is not the key of this backup' })
    case 'missing':
      return t({ id: 'restore-texts.not-chosen', defaultMessage: 'Not chosen' })
    case 'unchecked':
      return t({ id: 'restore-texts.cannot-be-checked', defaultMessage: 'Cannot be checked' })
  }
}

/** Returns the note on a key that does not fit; undefined if it does. */
export function fitNote({ name, fit, is_setting }: KeyCheck): string | undefined {
  const lost = LOST_WITHOUT[name]
  if (fit === 'fits') return undefined
  if (fit === 'unchecked')
    return t(
      {
        id: 'restore-texts.the-backup-has-no-fingerprint',
        defaultMessage: 'The backup has no fingerprint of this key. If it is another one, {lost}.',
      },
      { lost },
    )
  if (!is_setting)
    return t(
      {
        id: 'restore-texts.without-the-key-of-the',
        defaultMessage: 'Without the key of the backup, {lost}.',
      },
      { lost },
    )
  return t(
    {
      id: 'restore-texts.without-the-key-of-the-2',
      defaultMessage:
        'Without the key of the backup, {lost}. To restore with it, set {name} to it and start the server again.',
    },
    { lost, name },
  )
}

export const RESTORE = {
  get title() {
    return t({ id: 'restore-texts.restore-a-backup', defaultMessage: 'Restore a backup' })
  },
  get unchanged() {
    return t({ id: 'restore-texts.nothing-was-restored', defaultMessage: 'Nothing was restored' })
  },
  get failed() {
    return t({
      id: 'restore-texts.the-backup-could-not-be',
      defaultMessage: 'The backup could not be restored.',
    })
  },
  get unreadable() {
    return t({
      id: 'restore-texts.the-backup-could-not-be-2',
      defaultMessage: 'The backup could not be read.',
    })
  },
  get interrupted() {
    return t({
      id: 'restore-texts.the-restore-did-not-finish',
      defaultMessage: 'The restore did not finish. Nothing has changed: try again.',
    })
  },
  get used() {
    return t({
      id: 'restore-texts.this-installation-has-an-account',
      defaultMessage: 'This installation has an account by now. Sign in instead.',
    })
  },
  get running() {
    return t({
      id: 'restore-texts.restoring-the-server-restarts-this',
      defaultMessage:
        'Restoring… The server restarts. This takes less than a minute, and longer for many documents.',
    })
  },
} as const

/** Returns the words of a refusal; if there is nothing to restore into, somebody has an account by now. */
export const refusalText = (error: unknown, fallback: string): string =>
  isUsed(error) ? RESTORE.used : messageOf(error, fallback)

export const isUsed = (error: unknown): boolean => error instanceof ApiProblem && error.status === 404
