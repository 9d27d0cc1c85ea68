import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { dutyOf, type Tariff } from '@edfe/tariff/duty'
import { withDots } from '@edfe/tariff/schedule'
import '../db/part-tables.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import type { ChangedPart } from '../entries/review/notify-of-tariff.ts'

/** The parts of an organization whose rates differ between two tariffs on one of the days: the first such difference. */
export async function partsUnderMeasures(
  { trx, org }: RequestScope,
  before: Tariff,
  after: Tariff,
  days: readonly string[],
): Promise<ChangedPart[]> {
  const parts = await trx
    .selectFrom('parts')
    .select(['part_number', 'hts_key', 'goods', 'updated_by'])
    .where('org_id', '=', org.id)
    .where('hts_key', '<>', '')
    .orderBy('part_key')
    .execute()
  const inOrder = [...new Set(days)].sort().flatMap((day) => parseDay(day) ?? [])
  return parts.flatMap(({ part_number, hts_key, goods, updated_by }) => {
    const { origin_country: origin, tariff_answers = [] } = goods
    if (!origin) return []
    const answers = Object.fromEntries(tariff_answers.map(({ question, answer }) => [question, answer]))
    for (const day of inOrder) {
      const rates = (tariff: Tariff) => ratesOf(tariff, { hts: hts_key, origin, answers }, day)
      const [old, now] = [rates(before), rates(after)]
      if (old !== undefined && now !== undefined && old !== now)
        return [{ number: part_number, hts: withDots(hts_key), userId: updated_by, before: old, after: now }]
    }
    return []
  })
}

/** The rates that goods pay on a day, as '7.6% + 25%'; undefined for goods that the tariff refuses. */
function ratesOf(
  tariff: Tariff,
  goods: { hts: string; origin: string; answers: Readonly<Record<string, string>> },
  entryDate: CalendarDay,
): string | undefined {
  const found = dutyOf(tariff, { ...goods, entryDate, value: '1000' })
  if (found.kind === 'refused') return undefined
  const own = found.rows.findLast(({ measure }) => measure === undefined)
  const added = found.rows.filter(({ measure, rateText }) => measure !== undefined && rateText !== FREE)
  return [own?.rateText ?? FREE, ...added.map(({ rateText }) => rateText)].join(' + ')
}

/** As the schedule writes it. */
const FREE = 'Free'
