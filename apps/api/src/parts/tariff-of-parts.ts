import type { PartChange } from '@edfe/contracts/parts/parts'
import { parseDay } from '@edfe/domain/calendar'
import { editionOn } from '@edfe/tariff/schedule'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { RequestScope } from '../entries/request-scope.ts'
import { tariffService } from '../tariff/tariff-service.ts'

/** The tariff's data for the number of a part: the edition, and its rates as the schedule prints them. */
export interface CheckedRates {
  checked_edition: string
  checked_general: string
  checked_special: string
}

interface Checked extends CheckedRates {
  /** Digits of the number; '' for a part without one. */
  hts_key: string
}

/** The edition of the tariff in force today, asked about the numbers of parts. */
export interface TariffOfParts {
  edition: string
  /** Rates are '' for a number that goods cannot be entered under. */
  rates(hts: string): CheckedRates
  /**
   * Returns the change since the part was checked; null for a part without a number, and while nothing has
   * changed.
   */
  change(part: Checked): z.output<typeof PartChange> | null
}

/** The tariff of a day, as far as parts are checked with it. */
export function tariffOfParts(today: string): TariffOfParts {
  const schedule = editionOn(tariffService().tariff.schedules, parseDay(today)!)
  const edition = schedule.edition.name
  const rates = (hts: string): CheckedRates => {
    const line = schedule.find(hts)
    return {
      checked_edition: edition,
      checked_general: line?.isWhole ? line.generalText : '',
      checked_special: line?.isWhole ? line.specialText : '',
    }
  }
  return {
    edition,
    rates,
    change: (part) => {
      const now = rates(part.hts_key)
      const isSame =
        now.checked_general === part.checked_general && now.checked_special === part.checked_special
      if (part.hts_key === '' || isSame) return null
      const isEnded = now.checked_general === '' && now.checked_special === ''
      return { kind: isEnded ? 'ended' : 'rate', before: ratesView(part), now: ratesView(now) }
    },
  }
}

const ratesView = ({ checked_edition, checked_general, checked_special }: CheckedRates) => ({
  edition: checked_edition,
  general: checked_general,
  special: checked_special,
})

/**
 * The condition on `parts p` that the edition in force changes a part. Many parts have one number, so the numbers of the
 * organization with their rates are read once and compared with the tariff.
 */
export async function changedCondition(
  { trx, org }: RequestScope,
  tariff: TariffOfParts,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<Checked>`
    select distinct p.hts_key, '' as checked_edition, p.checked_general, p.checked_special
    from parts p where p.org_id = ${org.id}`.execute(trx)
  const changed = rows.filter((row) => tariff.change(row) !== null)
  if (changed.length === 0) return sql`false`
  return sql`(p.hts_key, p.checked_general, p.checked_special) in (
    select * from unnest(${changed.map(({ hts_key }) => hts_key)}::text[],
      ${changed.map(({ checked_general }) => checked_general)}::text[],
      ${changed.map(({ checked_special }) => checked_special)}::text[]))`
}
