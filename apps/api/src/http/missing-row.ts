import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { notFound } from '../refusals/problems.ts'

/** The 404 of the row that the route's path names. */
export const rowNotFound = (request: FastifyRequest) => notFound(request.routeOptions.config.row?.missing)

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i

/**
 * True if the actor may not know of the row that the route's path names. Checked only if another refusal is
 * due, so that a permitted request pays nothing for it.
 */
export async function isRowMissing(request: FastifyRequest): Promise<boolean> {
  const { row } = request.routeOptions.config
  if (!row || !request.actor) return false
  const id = (request.params as Record<string, string>)[row.param] ?? ''
  if (!UUID.test(id)) return true
  const found = await request.tenant((trx) =>
    sql`select from ${sql.table(row.table)} where id = ${id}`.execute(trx).then(({ rows }) => rows.length),
  )
  return found === 0
}
