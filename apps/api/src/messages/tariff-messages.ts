import { defineMessage } from '@edfe/domain/messages'

/** Why an edition of the tariff could not be fetched, or was not taken. */
export const tariffProblems = {
  unreachable: defineMessage<{ host: string; detail: string }>({
    id: 'tariff-update.unreachable',
    defaultMessage: '{host} could not be reached ({detail}).',
  }),
  refusedUs: defineMessage<{ host: string; status: number }>({
    id: 'tariff-update.refused-us',
    defaultMessage:
      '{host} refuses this server (answer {status}). Load from files (docs/operations.md), or fetch through a proxy.',
  }),
  status: defineMessage<{ host: string; status: number }>({
    id: 'tariff-update.status',
    defaultMessage: '{host} answered with {status} in place of the file.',
  }),
  redirect: defineMessage<{ host: string; to: string }>({
    id: 'tariff-update.redirect',
    defaultMessage: '{host} sent us on to {to}. Redirects are not followed: check the address.',
  }),
  tooLarge: defineMessage<{ host: string; megabytes: number }>({
    id: 'tariff-update.too-large',
    defaultMessage: 'The answer of {host} is larger than {megabytes} MB.',
  }),
  tooSlow: defineMessage<{ host: string; seconds: number }>({
    id: 'tariff-update.too-slow',
    defaultMessage: '{host} did not send the whole file within {seconds} seconds.',
  }),
  brokenOff: defineMessage<{ host: string }>({
    id: 'tariff-update.broken-off',
    defaultMessage: '{host} broke off in the middle of the file.',
  }),
  noRelease: defineMessage<{ host: string }>({
    id: 'tariff-update.no-release',
    defaultMessage: '{host} does not say which edition is current, and since when, as it used to.',
  }),
  changedMeanwhile: defineMessage<{ before: string; after: string }>({
    id: 'tariff-update.changed-meanwhile',
    defaultMessage: '{after} replaced {before} while the file was fetched. The next day fetches it again.',
  }),
  older: defineMessage<{ edition: string; newest: string }>({
    id: 'tariff-update.older',
    defaultMessage: '{edition} is older than {newest}, which this installation has.',
  }),
  sameEdition: defineMessage<{ edition: string }>({
    id: 'tariff-update.same-edition',
    defaultMessage:
      '{edition} has other content than the file of this name that is in use. A corrected file needs a later edition.',
  }),
  noJson: defineMessage({
    id: 'tariff-update.no-json',
    defaultMessage: 'The file of measures is not whole JSON.',
  }),
  noMeasures: defineMessage({
    id: 'tariff-update.no-measures',
    defaultMessage: 'The file has no measures with a signature.',
  }),
  signature: defineMessage({
    id: 'tariff-update.signature',
    defaultMessage: 'No key of TARIFF_MEASURES_KEY signed the measures as they are in the file.',
  }),
  shape: defineMessage<{ place: string; fault: string }>({
    id: 'tariff-update.shape',
    defaultMessage: 'The file does not have its form at {place}: {fault}.',
  }),
  firstDay: defineMessage<{ edition: string; newest: string; date: { day: string } }>({
    id: 'tariff-update.first-day',
    defaultMessage:
      '{edition} has to begin after {newest}, which began on {date}. Give the day from which it is in force.',
  }),
}

/** Why rulings could not be loaded. */
export const rulingProblems = {
  notWhole: defineMessage<{ host: string; page: number }>({
    id: 'tariff-rulings.not-whole',
    defaultMessage: '{host} did not send the whole page {page} in three attempts.',
  }),
  noAnswer: defineMessage<{ file: string }>({
    id: 'tariff-rulings.no-answer',
    defaultMessage: '{file} is no answer of CROSS with rulings.',
  }),
  noText: defineMessage<{ file: string }>({
    id: 'tariff-rulings.no-text',
    defaultMessage:
      '{file} is no text of a ruling: name it by the number of the ruling, such as N301234.txt or N301234.html.',
  }),
  missing: defineMessage<{ found: number; expected: number }>({
    id: 'tariff-rulings.missing',
    defaultMessage: 'The pages have {found, number} of {expected, number} rulings.',
  }),
  tooFew: defineMessage<{ found: number; fewest: number }>({
    id: 'tariff-rulings.too-few',
    defaultMessage:
      'All of CROSS has more than {found, number} rulings: at least {fewest, number} are expected.',
  }),
}

/** Mails to the operators. */
export const tariffMails = {
  waitsSubject: defineMessage<{ edition: string }>({
    id: 'mail.tariff.waits-subject',
    defaultMessage: '{edition} waits for your approval',
  }),
  waits: defineMessage<{ edition: string; added: number; dropped: number; rates: number; headings: number }>({
    id: 'mail.tariff.waits',
    defaultMessage:
      'The server fetched {edition}. It adds {added, plural, one {# number} other {# numbers}}, drops {dropped}, and changes {rates, plural, one {# rate} other {# rates}}.{headings, plural, =0 {} one { One new heading of additional duties is in no program.} other { # new headings of additional duties are in no program.}} Duties stay as they are until you approve it.',
  }),
  measuresWait: defineMessage<{ edition: string }>({
    id: 'mail.tariff.measures-wait',
    defaultMessage:
      'The server fetched {edition}, which changes duties of chapter 99. The page of the operator says which. Duties stay as they are until you approve it.',
  }),
  refusedSubject: defineMessage({
    id: 'mail.tariff.refused-subject',
    defaultMessage: 'The fetched tariff was refused',
  }),
  refused: defineMessage<{ edition: string }>({
    id: 'mail.tariff.refused',
    defaultMessage:
      'The file of {edition} does not fit what this installation knows. Nothing was stored, and duties stay as they are. The page of the operator says why.',
  }),
}

/** The notifications of members when an edition of the tariff changes their open drafts or parts. */
export const tariffNotifications = {
  title: defineMessage<{ edition: string; entries: number; parts: number }>({
    id: 'notification.tariff.title',
    defaultMessage:
      '{edition} changes {entries, plural, =0 {} one {one open entry} other {# open entries}}{entries, plural, =0 {} other {{parts, plural, =0 {} other { and }}}}{parts, plural, =0 {} one {one part} other {# parts}}',
  }),
  from: defineMessage<{ date: { day: string } }>({
    id: 'notification.tariff.from',
    defaultMessage: 'It is for entry dates from {date} on.',
  }),
  duty: defineMessage<{ number: string; line: number; duty: string; expected: string }>({
    id: 'notification.tariff.duty',
    defaultMessage: 'Entry {number}, line {line}: the duty of {duty} becomes {expected}.',
  }),
  headings: defineMessage<{ number: string; line: number; headings: string }>({
    id: 'notification.tariff.headings',
    defaultMessage: 'Entry {number}, line {line} lacks {headings}.',
  }),
  part: defineMessage<{ part: string; before: string; after: string }>({
    id: 'notification.tariff.part',
    defaultMessage: 'Part {part}: {before} becomes {after}.',
  }),
  partEnded: defineMessage<{ part: string; hts: string }>({
    id: 'notification.tariff.part-ended',
    defaultMessage: 'Part {part}: goods can no longer be entered under {hts}.',
  }),
  more: defineMessage<{ count: number }>({
    id: 'notification.tariff.more',
    defaultMessage:
      '{count, plural, one {One more line or part changes.} other {# more lines and parts change.}}',
  }),
}
