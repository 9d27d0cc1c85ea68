import { sumCents, toCents } from '@edfe/domain/money'
import {
  CHARGE_EXEMPT_NUMBERS,
  CHARGES_LIMIT,
  INSULAR_POSSESSIONS,
  isInformalEntryType,
  mayClaim,
  SPIS,
} from '@edfe/domain/reference'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'
import { scheduleFaults } from './schedule.checks.ts'
import { isSetComponent } from './set.checks.ts'
import { tariffRowFaults } from './tariff-row.checks.ts'
import { taxFaults } from './tax.checks.ts'

const PROGRAMMES = new Set(SPIS.map(({ code }) => code))
const WAREHOUSE = ['21', '22', '31', '32', '34', '38']

/** Records 40, 44 and 50 of every line, and consistency between lines. */
export const lineChecks: Check = (input) => {
  const { lines } = input.summary
  const seen = new Set<string>()
  return [
    ...when(lines.length === 0, '400'),
    ...lines.flatMap((line) => {
      const id = line.header.lineId ?? ''
      const isDuplicate = id !== '' && seen.has(id)
      seen.add(id)
      return [
        ...when(isDuplicate, '518', ...onLine(line)),
        ...origin(line, input),
        ...exportation(line, input),
        ...claims(line, input),
        ...tariffRowFaults(line),
        ...scheduleFaults(line, input),
        ...taxFaults(line, input),
      ]
    }),
  ]
}

function origin(line: SummaryLine, { reference, entryType }: CheckInput) {
  const { origin: code, exportCountry } = line.header
  const isKnownExport = exportCountry !== undefined && reference.hasCountry(exportCountry)
  const isCanada = code === 'CA' && exportCountry === 'CA'
  return [
    ...when(code === '**' && !isKnownExport, '413', ...onLine(line)),
    ...when(code !== undefined && code !== '**' && !reference.hasCountry(code), '408', ...onLine(line)),
    ...when(isCanada && !['06', '11', '31', '32', '34'].includes(entryType), '414', ...onLine(line)),
  ]
}

function exportation(line: SummaryLine, { needs, content, reference, entryType, mode }: CheckInput) {
  const { exportCountry: country, exportDate, foreignPort } = line.header
  const where = onLine(line)
  const isKnown = country !== undefined && reference.hasCountry(country) && !/^X[A-Y]$/.test(country)
  return [
    ...when(needs?.exportData === true && !country, '410', ...where),
    ...when(country !== undefined && !isKnown, '411', ...where),
    ...when(country === 'US' && !WAREHOUSE.includes(entryType), '412', ...where),
    ...when(needs?.exportData === true && !exportDate, '418', ...where),
    ...when(Boolean(content.importDate) && (exportDate ?? '') > content.importDate!, '426', ...where),
    ...when(['10', '11', '12'].includes(mode) && !foreignPort, '429', ...where),
    ...when(foreignPort !== undefined && !reference.hasForeignPort(foreignPort), '428', ...where),
  ]
}

const isForeignClaim = (program: string | undefined, origin: string): boolean =>
  program !== undefined && PROGRAMMES.has(program) && origin !== '' && !mayClaim(program, origin)

function claims(line: SummaryLine, { needs, entryType, mode }: CheckInput) {
  const { relatedParty, specialProgram, charges = '0', origin: code = '' } = line.header
  const tariffs = line.all('50')
  const value = sumCents(tariffs.map((tariff) => toCents(tariff.value)))
  const mayLackCharges =
    isInformalEntryType(entryType) ||
    mode === '60' ||
    isSetComponent(line) ||
    INSULAR_POSSESSIONS.includes(code) ||
    tariffs.some(({ hts = '' }) => CHARGE_EXEMPT_NUMBERS.includes(hts))
  const isMissing = relatedParty === undefined && needs?.relatedParty === true
  return [
    ...when(isMissing || !['Y', 'N', undefined].includes(relatedParty), '415', ...onLine(line)),
    ...when(specialProgram !== undefined && !PROGRAMMES.has(specialProgram), '416', ...onLine(line)),
    ...when(isForeignClaim(specialProgram, code), '608', ...onLine(line)),
    ...when(charges === '0' && value > CHARGES_LIMIT && !mayLackCharges, '664', ...onLine(line)),
  ]
}
