import type { AnswerOf, BodyOf } from '@edfe/contracts/operations'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/client.ts'

export type Template = AnswerOf<'listTemplates'>['templates'][number]

/** The templates of the organization, by name. */
export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: async ({ signal }) => (await call('listTemplates', { signal })).templates,
  staleTime: 10_000,
})

/** Draft of a new entry from a template. */
export const templateDraft = async (id: string) =>
  (await call('getTemplateDraft', { params: { id } })).draft_data

function useTemplateChange<Input, Result>(change: (input: Input) => Promise<Result>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: templatesQuery.queryKey }),
  })
}

export const useSaveTemplate = () =>
  useTemplateChange((body: BodyOf<'saveTemplate'>) => call('saveTemplate', { body }))

export const useRenameTemplate = () =>
  useTemplateChange(({ id, name }: Pick<Template, 'id' | 'name'>) =>
    call('renameTemplate', { params: { id }, body: { name } }),
  )

export const useDeleteTemplate = () =>
  useTemplateChange((id: string) => call('deleteTemplate', { params: { id } }))
