import { defineMessage, type Message } from '@edfe/domain/messages'

/** Mails that concern an account: how its owner signs in. */
export const accountMails = {
  resetSubject: defineMessage({ id: 'mail.reset.subject', defaultMessage: 'Reset your password' }),
  reset: defineMessage({
    id: 'mail.reset.text',
    defaultMessage:
      'Someone asked to reset the password of your account. Open this link within one hour to choose a new one. If it was not you, ignore this email and nothing changes.',
  }),
  confirmSubject: defineMessage({ id: 'mail.confirm.subject', defaultMessage: 'Confirm your email address' }),
  confirm: defineMessage({
    id: 'mail.confirm.text',
    defaultMessage: 'Open this link to confirm your email address and start filing.',
  }),
  recoveryCodesRenewed: defineMessage({
    id: 'mail.security.recovery-codes',
    defaultMessage: 'New recovery codes were made for your account',
  }),
  passwordChanged: defineMessage({
    id: 'mail.security.password',
    defaultMessage: 'The password of your account was changed',
  }),
  passkeyAdded: defineMessage({
    id: 'mail.security.passkey-added',
    defaultMessage: 'A passkey was added to your account',
  }),
  passkeyRemoved: defineMessage({
    id: 'mail.security.passkey-removed',
    defaultMessage: 'A passkey was removed from your account',
  }),
  providerConnected: defineMessage<{ provider: string }>({
    id: 'mail.security.provider-connected',
    defaultMessage: 'Your account was connected with {provider}',
  }),
  providerDisconnected: defineMessage<{ provider: string }>({
    id: 'mail.security.provider-disconnected',
    defaultMessage: 'Your account is not connected with {provider} any more',
  }),
  secondFactor: defineMessage<{ state: 'on' | 'off' }>({
    id: 'mail.security.second-factor',
    defaultMessage: 'The second factor of your account was turned {state, select, on {on} other {off}}',
  }),
  deletedSubject: defineMessage({ id: 'mail.deleted.subject', defaultMessage: 'Your account was deleted' }),
  deleted: defineMessage({
    id: 'mail.deleted.text',
    defaultMessage:
      'Your account and its settings were deleted, and every session has ended. Your name stays on the audit log and the declarations of organizations that you worked in, as customs law requires. If it was not you, use the contact page.',
  }),
  notYou: defineMessage<{ change: Message }>({
    id: 'mail.security.text',
    defaultMessage:
      '{change}. If that was not you, set a new password and sign out the sessions that you do not recognize:',
  }),
}

/** The last sentence of a mail about entries while submissions go over a line that is not the live one. */
export const lineMails = {
  simulator: defineMessage<{ line: Message }>({
    id: 'mail.practice.note',
    defaultMessage: '{line}: nothing is sent to CBP.',
  }),
  test: defineMessage<{ line: Message }>({
    id: 'mail.test.note',
    defaultMessage: '{line}: entries go to CBP’s test system, and nothing is filed.',
  }),
}

/** The mail to the operator when an organization asks to file under a number. */
export const claimMails = {
  filerCodeSubject: defineMessage<{ number: string }>({
    id: 'mail.claim.filer-code-subject',
    defaultMessage: 'Filer code {number} to confirm',
  }),
  importerNumberSubject: defineMessage<{ number: string }>({
    id: 'mail.claim.importer-number-subject',
    defaultMessage: 'Importer number {number} to confirm',
  }),
  asked: defineMessage<{ organization: string; email: string }>({
    id: 'mail.claim.asked',
    defaultMessage: '{organization} asks to file with CBP under this number ({email}).',
  }),
  withLetter: defineMessage({
    id: 'mail.claim.with-letter',
    defaultMessage: 'A letter of CBP is with the request. Confirm the number only if it belongs to them.',
  }),
  withoutLetter: defineMessage({
    id: 'mail.claim.without-letter',
    defaultMessage: 'No letter of CBP is with the request. Confirm the number only if it belongs to them.',
  }),
  byCommand: defineMessage<{ id: string }>({
    id: 'mail.claim.by-command',
    defaultMessage: 'Confirm it with npm run customs:confirm, for the organization {id}.',
  }),
}

/** To the operators, about the road to customs. */
export const roadMails = {
  lateSubject: defineMessage<{ waiting: number }>({
    id: 'mail.road.late-subject',
    defaultMessage:
      '{waiting, plural, one {# message has waited} other {# messages have waited}} too long for CBP’s answer',
  }),
  expirySubject: defineMessage<{ organization: string }>({
    id: 'mail.road.expiry-subject',
    defaultMessage: 'The ABI password of {organization} expires',
  }),
  expiry: defineMessage<{ organization: string; day: string }>({
    id: 'mail.road.expiry',
    defaultMessage:
      'The password with which {organization} files with CBP expires on {day}. Agree on a new one with CBP and set it.',
  }),
  late: defineMessage<{ minutes: number }>({
    id: 'mail.road.late',
    defaultMessage:
      'The oldest has waited for more than {minutes, plural, one {# minute} other {# minutes}}. Look at the road to customs.',
  }),
}

/** To the admins of an organization, about the record that proves a domain of theirs. */
export const domainMails = {
  missingSubject: defineMessage<{ domain: string }>({
    id: 'mail.domain.missing-subject',
    defaultMessage: 'The TXT record of {domain} is missing',
  }),
  missing: defineMessage<{ name: string; domain: string; days: number }>({
    id: 'mail.domain.missing',
    defaultMessage:
      'The record {name} proves that {domain} is yours, and it is not there any more. Put it back within {days, plural, one {# day} other {# days}}. Otherwise single sign-on is no longer required of members with an address at {domain}, and nobody new joins by it.',
  }),
  suspendedSubject: defineMessage<{ domain: string }>({
    id: 'mail.domain.suspended-subject',
    defaultMessage: '{domain} is not proven any more',
  }),
  suspended: defineMessage<{ name: string; domain: string; days: number }>({
    id: 'mail.domain.suspended',
    defaultMessage:
      'The record {name} has been missing for {days, plural, one {# day} other {# days}}. Members with an address at {domain} may sign in by any way again, and nobody new joins by it. Put the record back and have it looked for to prove the domain again.',
  }),
}

/** Other mails. */
export const otherMails = {
  invitationSubject: defineMessage<{ organization: string }>({
    id: 'mail.invitation.subject',
    defaultMessage: 'Invitation to {organization}',
  }),
  invitation: defineMessage<{ name: string; organization: string; role: string }>({
    id: 'mail.invitation.text',
    defaultMessage:
      '{name} invites you to file customs entries for {organization} as {role, select, admin {admin} preparer {preparer} approver {approver} auditor {auditor} other {{role}}}. Open this link within seven days to accept.',
  }),
  contactSubject: defineMessage<{ subject: string }>({
    id: 'mail.contact.subject',
    defaultMessage: 'Contact: {subject}',
  }),
  contact: defineMessage<{ name: string; email: string; message: string }>({
    id: 'mail.contact.text',
    defaultMessage: '{name} {email} wrote on the contact page:\n\n{message}',
  }),
  digestSubject: defineMessage<{ count: number }>({
    id: 'mail.digest.subject',
    defaultMessage: '{count} updates on your entries',
  }),
  digestLine: defineMessage<{ before: Message; next: readonly Message[] }>({
    id: 'mail.digest.line',
    defaultMessage: '{before}\n{next}',
  }),
  digestNext: defineMessage<{ before: Message; next: Message }>({
    id: 'mail.digest.next',
    defaultMessage: '{before}\n\n{next}',
  }),
}
