import { recordOfClass } from '@edfe/domain/reference'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'
import { isSetComponent } from './set.checks.ts'

/** The duty of Puerto Rico on coffee (AE table 17; 19 U.S.C. 1319). */
const COFFEE_CLASS = '672'
const COFFEE = /^0901[12]/
const PUERTO_RICO = '49'

/** Records 61: other revenue, of which coffee into Puerto Rico is the only one. */
export const otherRevenueChecks: Check = (input) =>
  input.summary.lines.flatMap((line) => revenue(line, input))

function revenue(line: SummaryLine, { header }: CheckInput): Fault[] {
  const isCoffee = line.all('50').some(({ hts = '' }) => COFFEE.test(hts))
  const isPuertoRico = header.port?.startsWith(PUERTO_RICO) === true
  const given = line.all('61').flatMap((one) => one.class ?? [])
  const isGiven = given.includes(COFFEE_CLASS)
  const where = onLine(line)
  return [
    ...given
      .filter((code) => code !== COFFEE_CLASS)
      .flatMap((code) => when(true, recordOfClass(code) ? '765' : '764', ...where)),
    ...when(isGiven && isCoffee && !isPuertoRico, '665', ...where),
    ...when(!isGiven && isCoffee && isPuertoRico && !isSetComponent(line), '666', ...where),
    ...when(isGiven && !isCoffee, '667', ...where),
  ]
}
