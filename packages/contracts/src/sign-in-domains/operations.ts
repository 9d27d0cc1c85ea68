import { z } from 'zod'
import { FORBIDDEN, INVALID, NO_ROW, operation, PROVEN } from '../operation.ts'
import { ChangeDomain, ClaimDomain, SignInDomain, SignInDomains } from './domains.ts'

const params = z.object({ id: z.uuid() })
const ONE = z.object({ domain: SignInDomain })

/** Operations on the e-mail domains by which an organization knows its people. */
export const listSignInDomains = operation('listSignInDomains', {
  summary: 'E-mail domains that the organization claims',
  tag: 'organization',
  answers: { 200: SignInDomains },
  refusals: FORBIDDEN,
})

export const claimSignInDomain = operation('claimSignInDomain', {
  summary: 'Claim an e-mail domain; the answer has the TXT record that proves it',
  tag: 'organization',
  body: ClaimDomain,
  answers: { 201: ONE },
  refusals: {
    ...INVALID,
    ...FORBIDDEN,
    ...PROVEN,
    409: ['public_mail_domain', 'domain_claimed', 'too_many_domains', 'provider_not_set_up'],
  },
})

export const proveSignInDomain = operation('proveSignInDomain', {
  summary: 'Look for the TXT record of a domain',
  tag: 'organization',
  params,
  answers: { 200: ONE },
  refusals: { ...INVALID, ...NO_ROW, 409: ['record_missing', 'domain_of_another'], 503: ['dns_away'] },
})

export const changeSignInDomain = operation('changeSignInDomain', {
  summary: 'What the organization asks of people with an address of a proven domain',
  tag: 'organization',
  params,
  body: ChangeDomain,
  answers: { 200: ONE },
  refusals: {
    ...INVALID,
    ...NO_ROW,
    ...PROVEN,
    409: ['domain_not_proven', 'provider_first', 'provider_not_set_up'],
  },
})

export const deleteSignInDomain = operation('deleteSignInDomain', {
  summary: 'Give up a domain, and all that is asked of its people',
  tag: 'organization',
  params,
  answers: { 204: z.null() },
  refusals: { ...INVALID, ...NO_ROW, ...PROVEN },
})
