import { editionOn } from '@edfe/tariff/schedule'
import { sql } from 'kysely'
import type { App } from '../app-instance.ts'
import type { MemberScope } from '../entries/request-scope.ts'
import { withEntryScope } from '../entries/with-entry-scope.ts'
import { route } from '../http/route.ts'
import { entryDay } from '../tariff/entry-day.ts'
import { tariffService } from '../tariff/tariff-service.ts'
import { costOf, lineView } from '../tariff/tariff-views.ts'

/** So many entries are read, so that the answer takes the same time for every organization. */
const ENTRIES = 100
const NUMBERS = 50

interface UsedNumber {
  number: string
  goods: string
}

/** The numbers of the newest entries, drafts among them, each with the newest description of its goods. */
async function usedNumbers({ trx, org }: MemberScope): Promise<UsedNumber[]> {
  const { rows } = await sql<UsedNumber>`
    select l.hts_key as number,
      coalesce((array_agg(l.description order by e.created_at desc, l.line_number)
        filter (where l.description <> ''))[1], '') as goods
    from (
      select org_id, id, created_at from entries
      where org_id = ${org.id} and not archived
      order by created_at desc, id limit ${ENTRIES}
    ) e join entry_lines l on l.org_id = e.org_id and l.entry_id = e.id
    where length(l.hts_key) = 10
    group by l.hts_key
    order by max(e.created_at) desc, count(*) desc, l.hts_key
    limit ${NUMBERS}`.execute(trx)
  return rows
}

/**
 * Serves the first suggestions of a line's search. A number that the edition of the day lacks is left out.
 */
export function usedTariffLinesRoute(app: App): void {
  app.route({
    ...route('listUsedTariffLines'),
    config: { permission: 'entry.read' },
    handler: async (request) => {
      const { on, origin } = request.query
      const used = await withEntryScope(app, request, usedNumbers)
      const { tariff } = tariffService()
      const day = entryDay(app, on)
      const schedule = editionOn(tariff.schedules, day)
      const lines = used.flatMap(({ number, goods }) => {
        const line = schedule.find(number)
        return line?.isWhole ? [{ goods, result: lineView(line, costOf(tariff, line, { origin, day })) }] : []
      })
      return { lines }
    },
  })
}
