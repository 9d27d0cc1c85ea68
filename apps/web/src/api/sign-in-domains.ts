import type { BodyOf } from '@edfe/contracts/operations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'

/** The e-mail domains of the organization; only admins may see them. */
export const SIGN_IN_DOMAINS = ['sign-in-domains']

export const useSignInDomains = (enabled: boolean) =>
  useQuery({
    queryKey: SIGN_IN_DOMAINS,
    enabled,
    queryFn: ({ signal }) => call('listSignInDomains', { signal }),
  })

/** Does something with a domain, and reads them all again. */
function useDomainAction<Given, Answer>(action: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: () => client.invalidateQueries({ queryKey: SIGN_IN_DOMAINS }),
  })
}

export const useClaimDomain = () =>
  useDomainAction((body: BodyOf<'claimSignInDomain'>) => call('claimSignInDomain', { body }))

export const useProveDomain = () =>
  useDomainAction((id: string) => call('proveSignInDomain', { params: { id } }))

export const useChangeDomain = () =>
  useDomainAction(({ id, ...body }: BodyOf<'changeSignInDomain'> & { id: string }) =>
    call('changeSignInDomain', { params: { id }, body }),
  )

export const useDeleteDomain = () =>
  useDomainAction((id: string) => call('deleteSignInDomain', { params: { id } }))
