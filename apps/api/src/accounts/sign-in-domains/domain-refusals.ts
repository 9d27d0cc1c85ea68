import { say } from '@edfe/domain/messages'
import { type Refusal, refuse } from '../../refusals/problems.ts'

/** Domains of one organization. */
export const MOST_DOMAINS = 20

/** Why a domain is not claimed, proven or changed. */
export const domainRefusals = {
  publicMail: (): Refusal =>
    refuse(
      409,
      'public_mail_domain',
      say({
        id: 'refusal.public-mail-domain',
        defaultMessage: 'Anybody can have an address there. Claim a domain of your company.',
      }),
    ),
  claimed: (): Refusal =>
    refuse(
      409,
      'domain_claimed',
      say({
        id: 'refusal.domain-claimed',
        defaultMessage: 'Your organization claims this domain already.',
      }),
    ),
  tooMany: (): Refusal =>
    refuse(
      409,
      'too_many_domains',
      say(
        {
          id: 'refusal.too-many-domains',
          defaultMessage: 'The organization claims {most} domains. Give one up first.',
        },
        { most: MOST_DOMAINS },
      ),
    ),
  recordMissing: (): Refusal =>
    refuse(
      409,
      'record_missing',
      say({
        id: 'refusal.record-missing',
        defaultMessage:
          'The TXT record is not there yet, or it says something else. It can take hours until a new record is seen.',
      }),
    ),
  dnsAway: (): Refusal =>
    refuse(
      503,
      'dns_away',
      say({ id: 'refusal.dns-away', defaultMessage: 'No name server answered. Try again later.' }),
    ),
  ofAnother: (): Refusal =>
    refuse(
      409,
      'domain_of_another',
      say({
        id: 'refusal.domain-of-another',
        defaultMessage: 'Another organization has proven this domain. It must give the domain up first.',
      }),
    ),
  notProven: (): Refusal =>
    refuse(
      409,
      'domain_not_proven',
      say({ id: 'refusal.domain-not-proven', defaultMessage: 'Prove the domain first.' }),
    ),
  providerFirst: (): Refusal =>
    refuse(
      409,
      'provider_first',
      say({
        id: 'refusal.provider-first',
        defaultMessage: 'Sign in by single sign-on yourself first, so that nobody is locked out.',
      }),
    ),
  providerNotSetUp: (): Refusal =>
    refuse(
      409,
      'provider_not_set_up',
      say({
        id: 'refusal.provider-not-set-up',
        defaultMessage: 'This installation has no single sign-on. Its operator sets it up.',
      }),
    ),
} as const
