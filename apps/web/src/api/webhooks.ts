import type { BodyOf } from '@edfe/contracts/operations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from './client.ts'

const WEBHOOKS = ['webhooks']

/** The addresses that are sent events; only admins may see them. */
export const useWebhooks = (enabled: boolean) =>
  useQuery({ queryKey: WEBHOOKS, enabled, queryFn: ({ signal }) => call('listWebhooks', { signal }) })

/** The last deliveries to an address. */
export const useDeliveries = (id: string) =>
  useQuery({
    queryKey: [...WEBHOOKS, id],
    queryFn: ({ signal }) => call('listDeliveries', { params: { id }, signal }),
  })

/** Does something with an address, and reads the addresses and what was sent to them again. */
function useWebhookAction<Given, Answer>(action: (given: Given) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: action,
    onSuccess: () => client.invalidateQueries({ queryKey: WEBHOOKS }),
  })
}

/** The answer has the secret, and no later one. */
export const useCreateWebhook = () =>
  useWebhookAction((body: BodyOf<'createWebhook'>) => call('createWebhook', { body }))

/** Changes which events are sent to an address. */
export const useUpdateWebhook = () =>
  useWebhookAction(({ id, ...body }: { id: string } & BodyOf<'updateWebhook'>) =>
    call('updateWebhook', { params: { id }, body }),
  )

/** The answer has the new secret, and no later one. */
export const useRotateSecret = () =>
  useWebhookAction((id: string) => call('rotateWebhookSecret', { params: { id } }))

export const useDeleteWebhook = () =>
  useWebhookAction((id: string) => call('deleteWebhook', { params: { id } }))

export const useTestWebhook = () => useWebhookAction((id: string) => call('testWebhook', { params: { id } }))

export const useReplayDelivery = () =>
  useWebhookAction((params: { id: string; deliveryId: string }) => call('replayDelivery', { params }))
