import { defineMessage } from '@edfe/domain/messages'
import { useQuery } from '@tanstack/react-query'
import { authProvidersQuery } from '../api/new-installation.ts'
import { locale } from '../words/language.ts'
import { t } from '../words/t.ts'
import type { Provider } from './provider-sign-in.ts'

/** The providers by which people sign in here, and their names as a list: 'Acme or Google'. */
export function useProviders(): { providers: readonly Provider[]; names: string } {
  const ways = useQuery(authProvidersQuery).data
  const providers: Provider[] = []
  if (ways?.provider) providers.push({ id: 'oidc', name: ways.provider })
  if (ways?.google)
    providers.push({ id: 'google', name: t({ id: 'use-providers.google', defaultMessage: 'Google' }) })
  const listed = providers.length > 0 ? providers.map(({ name }) => name) : [t(SOME_PROVIDER)]
  return { providers, names: new Intl.ListFormat(locale(), { type: 'disjunction' }).format(listed) }
}

/** Of an account whose provider is not set up any more. */
const SOME_PROVIDER = defineMessage({ id: 'use-providers.a-provider', defaultMessage: 'a provider' })
