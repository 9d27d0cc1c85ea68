import { may } from '@edfe/domain/access'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '../../api/problem.ts'
import { announce } from '../../ui/announce.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import textStyles from '../../ui/text.module.css'
import { SelectField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { T } from '../../words/text.tsx'
import { useEntryContext } from '../editing/entry-context.ts'
import { assign, assigneeQuery, historyQuery } from './activity-api.ts'

const unassigned = () => t({ id: 'assignee-field.anyone', defaultMessage: 'Anyone' })
const assignedTo = (name: string | undefined) =>
  name ?? t({ id: 'assignee-field.anyone-in-a-sentence', defaultMessage: 'anyone' })

/** The assignee, whose dashboard lists the entry's tasks. A person who may only read sees the name. */
export function AssigneeField({ entryId }: { entryId: string }) {
  const { defaults } = useEntryContext()
  const client = useQueryClient()
  const { data, isPending, isError } = useQuery(assigneeQuery(entryId))
  const change = useMutation({
    mutationFn: (userId: string) => assign(entryId, userId || null),
    onSuccess: async (answer) => {
      client.setQueryData(assigneeQuery(entryId).queryKey, answer)
      announce(
        t(
          { id: 'assignee-field.assigned-to', defaultMessage: 'Assigned to {name}.' },
          { name: assignedTo(answer.assigned_to?.name) },
        ),
      )
      await client.invalidateQueries({ queryKey: historyQuery(entryId).queryKey })
      await client.invalidateQueries({ queryKey: ['dashboard'] })
    },
  })
  if (isPending)
    return (
      <Skeleton
        rows={2}
        label={t({ id: 'assignee-field.loading-members', defaultMessage: 'Loading members…' })}
      />
    )
  if (isError)
    return (
      <p className={textStyles.secondary}>
        {t({
          id: 'assignee-field.the-members-could-not-be',
          defaultMessage: 'The members could not be loaded.',
        })}
      </p>
    )
  const assignee = data.assigned_to
  if (!may(defaults.role, 'entry.edit')) {
    return (
      <p className={textStyles.small}>
        <T
          id="assignee-field.assigned-to-2"
          defaultMessage="Assigned to {name}"
          values={{
            name: <b className={textStyles.strong}>{assignedTo(assignee?.name)}</b>,
          }}
        />
      </p>
    )
  }
  const value = change.isPending ? change.variables : (assignee?.id ?? '')
  return (
    <SelectField
      label={t({ id: 'assignee-field.assigned-to-3', defaultMessage: 'Assigned to' })}
      hint={t({
        id: 'assignee-field.this-persons-dashboard-lists-the',
        defaultMessage: "This person's dashboard lists the entry's tasks",
      })}
      options={[['', unassigned()], ...data.members.map(({ id, name }) => [id, name] as const)]}
      value={value}
      aria-busy={change.isPending || undefined}
      error={
        change.isError
          ? messageOf(
              change.error,
              t({
                id: 'assignee-field.the-entry-could-not-be',
                defaultMessage: 'The entry could not be assigned. Please try again.',
              }),
            )
          : undefined
      }
      onChange={({ target }) => change.mutate(target.value)}
    />
  )
}
