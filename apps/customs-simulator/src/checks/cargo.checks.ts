import { addYears, parseDay } from '@edfe/domain/calendar'
import { TIB_ENTRY_TYPE } from '@edfe/domain/entry'
import { houseIssuer, isAirMode, isUnknownFirms, masterIssuer } from '@edfe/domain/reference'
import { recordReference } from '../summary/references.ts'
import { type Check, onLine, when } from './check.ts'
import { isRemote } from './remote.checks.ts'

const KINDS = ['I', 'M', 'H', 'S']

/** Vessels, but for those of the border. */
const isOcean = (mode: string): boolean => mode === '10' || mode === '11'

/** Records 20, 22 and 23: transport data by mode (AE usage notes g and h). */
export const cargoChecks: Check = (input) => {
  const { cargo, summary, mode, needs, reference } = input
  const isVessel = isOcean(mode)
  const needsCargo = isVessel || isAirMode(mode)
  const { portOfUnlading: port } = cargo
  return [
    ...when(needsCargo && !cargo.carrierCode, '176'),
    ...when(isVessel && !cargo.conveyanceName, '181'),
    ...when(!isVessel && cargo.vesselCode !== undefined, '180'),
    ...when(needsCargo && !port, '167'),
    ...when(port !== undefined && !reference.hasPort(port), '166'),
    ...when(isVessel && port !== undefined && reference.isAirport(port), '169'),
    ...when(isUnknownFirms(cargo.firmsCode ?? ''), '172'),
    ...carrierForm(cargo.carrierCode, { isVessel, isAir: isAirMode(mode) }),
    ...when(cargo.examPort !== undefined && !reference.hasPort(cargo.examPort), '194'),
    ...when(cargo.examPort !== undefined && !isRemote(input), '196'),
    ...when(needs?.location === true && !cargo.firmsCode, '173'),
    ...when(needsCargo && !summary.has('23'), '183'),
    ...when(mode === '' && summary.has('22'), '184'),
    ...inBond(input),
    ...manifests(input),
  ]
}

/** The number, port and date of a movement in bond, and the dates that it lies between. */
const inBond: Check = ({ header, cargo, content, summary, entryType, day }) => {
  const { inBondDate: date, portOfUnlading: port } = cargo
  const hasMoved = summary.all('23').some(({ kind }) => kind === 'I')
  const filed = parseDay(day)
  const isExportedLater = (exported: string | undefined) => date !== undefined && (exported ?? '') > date
  const isAfterEntry = Boolean(content.estimatedEntryDate) && (date ?? '') > content.estimatedEntryDate!
  return [
    ...when(hasMoved && port !== undefined && port === header.port, '188'),
    ...when(hasMoved && !date, '261'),
    ...when(!hasMoved && date !== undefined, '262'),
    ...when(date !== undefined && (content.importDate ?? '') > date, '190'),
    ...when(isAfterEntry && entryType !== TIB_ENTRY_TYPE, '191'),
    ...when(date !== undefined && filed !== undefined && date < addYears(filed, -2), '192'),
    ...summary.lines.flatMap((line) => when(isExportedLater(line.header.exportDate), '420', ...onLine(line))),
  ]
}

/** A SCAC by vessel, an IATA code or one of CBP's codes for an unknown airline by air, no space within any other. */
function carrierForm(code: string | undefined, { isVessel, isAir }: { isVessel: boolean; isAir: boolean }) {
  if (code === undefined) return []
  if (isVessel) return when(!/^[A-Z]{2,4}$/.test(code), '177')
  if (isAir) return when(!/^(?=.*[A-Z])[A-Z0-9]{2}$|^\*[FUC*]$/.test(code), '179')
  return when(code.includes(' '), '178')
}

const manifests: Check = ({ summary, mode }) =>
  summary.manifests.flatMap(({ header, bills }, index) => {
    const where = recordReference('22', header, index + 1)
    const kinds = bills.map(({ kind = '' }) => kind)
    const places = kinds.map((kind) => KINDS.indexOf(kind))
    const isInOrder = places.every((place, at) => at === 0 || place > places[at - 1]!)
    const isKnown = !places.includes(-1)
    const lacksMaster = needsMaster(mode, bills) && isKnown && bills.length > 0 && !kinds.includes('M')
    const lacksHouse = needsMaster(mode, bills) && kinds.includes('S') && !kinds.includes('H')
    return [
      ...when(header.quantity === '0', '258', where),
      ...when(bills.length === 0, '185', where),
      ...when(!isKnown, '186', where),
      ...when(isKnown && !isInOrder, '187', where),
      ...when(lacksMaster, '183', where),
      ...when(!lacksMaster && lacksHouse, '187', where),
      ...bills.flatMap((bill, at) =>
        when(!isWhole(bill, mode), '185', where, recordReference('23', bill, at + 1)),
      ),
    ]
  })

type Bill = Record<string, string | undefined>

/** By vessel and air, and behind the number of a paperless movement, the bills go up to the master bill (usage note h). */
const needsMaster = (mode: string, bills: readonly Bill[]): boolean =>
  isOcean(mode) ||
  isAirMode(mode) ||
  bills.some(({ kind, number = '' }) => kind === 'I' && readInBond(number) === 'paperless')

/** The number of Form 7512, of a paperless movement or of an air waybill; undefined for any other. */
function readInBond(number: string): 'assigned' | 'paperless' | 'air' | undefined {
  if (/^\d{9}$/.test(number)) return 'assigned'
  if (/^V[A-Z0-9]{2}\d{8}$/.test(number)) return 'paperless'
  return /^\d{11}$/.test(number) ? 'air' : undefined
}

const NO_AIR_WAYBILL_IN_BOND = ['10', '11', '12', '20', '21', '30', '31']

/** True if a bill has the number and the issuer of its kind and mode (usage note h). */
function isWhole({ kind, number = '', issuer }: Bill, mode: string): boolean {
  const hasIssuer = issuer !== undefined
  if (kind === 'I') {
    const read = readInBond(number)
    return !hasIssuer && read !== undefined && !(read === 'air' && NO_AIR_WAYBILL_IN_BOND.includes(mode))
  }
  if (kind === 'S') return !hasIssuer
  if (kind === 'M' && isAirMode(mode) && !/^\d{11}$/.test(number)) return false
  if (kind !== 'M' && kind !== 'H') return true
  const need = kind === 'M' ? masterIssuer(mode) : houseIssuer(mode)
  return hasIssuer ? need !== 'never' && /^[A-Z]{4}$/.test(issuer) : need !== 'required'
}
