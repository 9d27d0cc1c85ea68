import { decodeStatement } from '@edfe/abi'
import type { DailyStatement, MonthlyStatement, Statement } from '@edfe/domain/statement'
import type { IssuedStatement } from '../filing/issued-statement.ts'

/** The statement in what was sent. */
function statementOf({ images, cadence }: Pick<IssuedStatement, 'images' | 'cadence'>): Statement {
  const reading = decodeStatement(images, cadence)
  if (!reading.ok) throw new Error('An issued statement cannot be read')
  return reading.statement
}

/** The daily, and the monthly, ones among issued statements, each in its last form. */
export function latestOf(
  issued: readonly IssuedStatement[],
): { issued: IssuedStatement; statement: Statement }[] {
  const last = new Map(issued.map((one) => [`${one.cadence} ${one.number}`, one]))
  return [...last.values()].map((one) => ({ issued: one, statement: statementOf(one) }))
}

export const isDaily = (statement: Statement): statement is DailyStatement => statement.cadence === 'daily'
export const isMonthly = (statement: Statement): statement is MonthlyStatement =>
  statement.cadence === 'monthly'
