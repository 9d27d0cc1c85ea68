import { may } from '@edfe/domain/access'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { SelectField } from '../../ui/text-field.tsx'
import { useEntryContext } from '../editing/entry-context.ts'
import { assign, assigneeQuery, historyQuery } from './activity-api.ts'

const UNASSIGNED_LABEL = 'Anyone'

/** The assignee, whose dashboard lists the entry's tasks. A person who may only read sees the name. */
export function AssigneeField({ entryId }: { entryId: string }) {
  const { defaults } = useEntryContext()
  const client = useQueryClient()
  const { data, isPending, isError } = useQuery(assigneeQuery(entryId))
  const change = useMutation({
    mutationFn: (userId: string) => assign(entryId, userId || null),
    onSuccess: async (answer) => {
      client.setQueryData(assigneeQuery(entryId).queryKey, answer)
      announce(`Assigned to ${answer.assigned_to?.name ?? UNASSIGNED_LABEL.toLowerCase()}.`)
      await client.invalidateQueries({ queryKey: historyQuery(entryId).queryKey })
      await client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })
  if (isPending) return <Skeleton rows={2} label="Loading members…" />
  if (isError) return <p className={textStyles.secondary}>The members could not be loaded.</p>
  const assignee = data.assigned_to
  if (!may(defaults.role, 'entry.edit')) {
    return (
      <p className={textStyles.small}>
        Assigned to <b className={textStyles.strong}>{assignee?.name ?? UNASSIGNED_LABEL.toLowerCase()}</b>
      </p>
    )
  }
  const value = change.isPending ? change.variables : (assignee?.id ?? '')
  return (
    <SelectField
      label="Assigned to"
      hint="This person's dashboard lists the entry's tasks"
      options={[['', UNASSIGNED_LABEL], ...data.members.map(({ id, name }) => [id, name] as const)]}
      value={value}
      aria-busy={change.isPending || undefined}
      error={
        change.isError
          ? messageOf(change.error, 'The entry could not be assigned. Please try again.')
          : undefined
      }
      onChange={({ target }) => change.mutate(target.value)}
    />
  )
}
