import { type RawBuilder, sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'

/**
 * The condition on `entries e` that some line has a tariff row of this heading of chapter 99 (its digits), or claims this
 * special program: the keys of the reports by measure and by program.
 */
export const hasLineCode = (
  { org }: Pick<RequestScope, 'org'>,
  kind: 'measure' | 'program',
  code: string,
): RawBuilder<boolean> => sql`e.id in (
  select c.entry_id from entry_line_codes c where c.org_id = ${org.id} and c.kind = ${kind} and c.code = ${code})`
