import { addYears, parseDay } from '@edfe/domain/calendar'
import { TIB_ENTRY_TYPE } from '@edfe/domain/entry'
import { isAirMode } from '@edfe/domain/reference'
import { recordReference } from '../summary/references.ts'
import { type Check, onLine, when } from './check.ts'
import { isRemote } from './remote.checks.ts'

const KINDS = ['I', 'M', 'H', 'S']

/** Records 20, 22 and 23: transport data by mode (AE usage notes g and h). */
export const cargoChecks: Check = (input) => {
  const { cargo, summary, mode, needs, reference } = input
  const isVessel = mode === '10' || mode === '11'
  const needsCargo = isVessel || isAirMode(mode)
  const { portOfUnlading: port } = cargo
  return [
    ...when(needsCargo && !cargo.carrierCode, '176'),
    ...when(isVessel && !cargo.conveyanceName, '181'),
    ...when(!isVessel && cargo.vesselCode !== undefined, '180'),
    ...when(needsCargo && !port, '167'),
    ...when(port !== undefined && !reference.hasPort(port), '166'),
    ...when(!needsCargo && Boolean(cargo.carrierCode?.includes(' ')), '178'),
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

const manifests: Check = ({ summary }) =>
  summary.manifests.flatMap(({ header, bills }, index) => {
    const where = recordReference('22', header, index + 1)
    const places = bills.map(({ kind = '' }) => KINDS.indexOf(kind))
    const isInOrder = places.every((place, at) => at === 0 || place > places[at - 1]!)
    return [
      ...when(header.quantity === '0', '258', where),
      ...when(bills.length === 0, '185', where),
      ...when(places.includes(-1), '186', where),
      ...when(!places.includes(-1) && !isInOrder, '187', where),
    ]
  })
