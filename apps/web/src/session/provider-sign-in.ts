import { AUTH } from '../messages/auth-messages.ts'
import { run } from './auth-call.ts'
import { providerProblem } from './provider-problem.ts'

/** How calls name Google, and the provider of single sign-on. */
export type ProviderId = 'google' | 'oidc'

export interface Provider {
  id: ProviderId
  name: string
}

/** What the page of a provider is for: signing in, a proof of who works in the open session, or one more way into its account. */
export type ProviderPurpose = 'sign-in' | 'proof' | 'connect'

/** Leaves for a provider's sign-in page; comes back to `returnTo` on this site. */
export async function signInWith(
  { id, name }: Provider,
  returnTo: string,
  purpose: ProviderPurpose = 'sign-in',
) {
  const failed = id === 'google' ? AUTH.googleFailed : providerProblem('', name)
  const way = {
    provider: id,
    callbackURL: returnTo,
    errorCallbackURL: purpose === 'sign-in' ? SIGN_IN_PAGE[id] : '/settings/security',
    ...(purpose === 'proof' ? { additionalData: { proof: true } } : {}),
  }
  const answer = await run<unknown>(
    (auth) => (purpose === 'connect' ? auth.linkSocial(way) : auth.signIn.social(way)),
    { form: failed },
  )
  const isAway = !answer.ok && answer.refusal.code === 'provider_away'
  return isAway
    ? { ...answer, refusal: { ...answer.refusal, message: providerProblem('provider_away', name) } }
    : answer
}

/** The page that says why a sign-in with a provider failed. */
const SIGN_IN_PAGE: Readonly<Record<ProviderId, string>> = { google: '/sign-in', oidc: '/sign-in?way=oidc' }
