import { type EntryGroup, groupSql, type StateSet } from '@edfe/domain/entry'
import { type RawBuilder, sql } from 'kysely'

/** The condition that entry `e`, or the table of another alias, is in a named set of the domain. */
export const whereState = (set: Pick<StateSet<never>, 'sql'>, alias = 'e'): RawBuilder<boolean> =>
  sql<boolean>`(${sql.raw(set.sql(alias))})`

/** The condition that a row of `entries e`, or of `entry_counts`, is in a group. */
export const whereGroup = (group: EntryGroup, table: 'entries' | 'counts'): RawBuilder<boolean> =>
  sql<boolean>`${sql.raw(groupSql(group, table))}`
