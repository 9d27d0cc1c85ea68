import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../api/client.ts'
import { money } from '../../messages/money.ts'
import { statementName } from '../../messages/statement-name.ts'
import textStyles from '../../ui/text.module.css'
import { T } from '../../words/text.tsx'

/** The statements of CBP that have the entry; nothing before one came. */
export function EntryStatements({ entryId }: { entryId: string }) {
  const { data } = useQuery({
    // Read again with what is owed when something changes.
    queryKey: ['dashboard', 'entry-statements', entryId],
    queryFn: ({ signal }) => call('listEntryStatements', { params: { id: entryId }, signal }),
  })
  return data?.statements.map(({ id, amount, ...statement }) => (
    <span key={id} className={textStyles.block}>
      <T
        id="entry-statements.on"
        defaultMessage="{statement}: {amount} in all"
        values={{
          statement: (
            <Link to="/payments/$statementId" params={{ statementId: id }}>
              {statementName(statement)}
            </Link>
          ),
          amount: money(amount),
        }}
      />
    </span>
  ))
}
