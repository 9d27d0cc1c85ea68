import type { LinesAnswer, LinesQuery } from '@edfe/contracts/entries/stored-data'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestScope } from '../request-scope.ts'

type Answer = z.output<typeof LinesAnswer>

/** The lines of an entry as the data layer keeps them, by line number from a first one on. */
export async function readLines(
  { trx, org }: RequestScope,
  id: string,
  { from, limit }: z.output<typeof LinesQuery>,
): Promise<Answer> {
  const { rows } = await sql<Answer['lines'][number]>`
    select entry_id, line_id, line_number, part_number, purchase_orders, description, htsus, hts_validated, quantity::text, uom, unit_value::text,
      line_value::text, origin_country, manufacturer_mid, mid_status, currency_code, gross_weight_kg::text,
      manifest_qty::text, net_qty::text, net_uom, entered_value_usd::text, charges_usd::text, relationship,
      duty_amount::text, adcvd_amount::text, ir_tax_amount::text, hts_rate::text, adcvd_rate::text, irc_rate::text,
      calculation_status, adcvd_case_number, pga_data, line_data
    from entry_lines
    where org_id = ${org.id} and entry_id = ${id} and line_number >= ${from}
    order by line_number limit ${limit}`.execute(trx)
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from entry_lines where org_id = ${org.id} and entry_id = ${id}`.execute(trx)
  return { lines: rows, total: counted[0]?.total ?? 0 }
}
