import { t } from '../words/t.ts'

/** Why nobody is signed in after the page of a provider, by the code in the address. */
export function providerProblem(code: string, provider: string): string {
  switch (code) {
    case 'account_not_linked':
      return t(
        {
          id: 'provider-problem.account-not-linked',
          defaultMessage:
            'There is an account with your address already. Sign in to it with your password, then connect it with {provider} on the page Security & Audit.',
        },
        { provider },
      )
    case 'email_not_verified':
      return t(
        {
          id: 'provider-problem.email-not-verified',
          defaultMessage: '{provider} has not confirmed your email address, so it cannot sign you in here.',
        },
        { provider },
      )
    case 'email_does_not_match':
      return t(
        {
          id: 'provider-problem.email-does-not-match',
          defaultMessage: '{provider} has another email address for you than this account.',
        },
        { provider },
      )
    case 'account_already_linked_to_different_user':
      return t(
        {
          id: 'provider-problem.another-account',
          defaultMessage: 'Another account here is connected with you at {provider}.',
        },
        { provider },
      )
    case 'provider_away':
      return t(
        {
          id: 'provider-problem.away',
          defaultMessage: '{provider} cannot be reached now. Try again later.',
        },
        { provider },
      )
    default:
      return t(
        { id: 'provider-problem.failed', defaultMessage: 'Sign-in with {provider} failed. Try again.' },
        { provider },
      )
  }
}
