import { isAirMode } from '@edfe/domain/reference'
import { recordReference } from '../summary/references.ts'
import { type Check, when } from './check.ts'

const KINDS = ['I', 'M', 'H', 'S']

/** Records 20, 22 and 23: transport data by mode (AE usage notes g and h). */
export const cargoChecks: Check = (input) => {
  const { cargo, content, summary, mode, needs, reference } = input
  const isVessel = mode === '10' || mode === '11'
  const needsCargo = isVessel || isAirMode(mode)
  const { portOfUnlading: port, inBondDate } = cargo
  const hasInBond = summary.all('23').some(({ kind }) => kind === 'I')
  return [
    ...when(needsCargo && !cargo.carrierCode, '176'),
    ...when(isVessel && !cargo.conveyanceName, '181'),
    ...when(needsCargo && !port, '167'),
    ...when(port !== undefined && !reference.hasPort(port), '166'),
    ...when(needs?.location === true && !cargo.firmsCode, '173'),
    ...when(needsCargo && !summary.has('23'), '183'),
    ...when(mode === '' && summary.has('22'), '184'),
    ...when(hasInBond && !inBondDate, '261'),
    ...when(!hasInBond && inBondDate !== undefined, '262'),
    ...when(inBondDate !== undefined && (content.importDate ?? '') > inBondDate, '190'),
    ...manifests(input),
  ]
}

const manifests: Check = ({ summary }) =>
  summary.manifests.flatMap(({ header, bills }, index) => {
    const where = recordReference('22', header, index + 1)
    const places = bills.map(({ kind = '' }) => KINDS.indexOf(kind))
    const isInOrder = places.every((place, at) => at === 0 || place > places[at - 1]!)
    return [
      ...when(header.quantity === '0', '258', where),
      ...when(bills.length === 0, '183', where),
      ...when(places.includes(-1), '186', where),
      ...when(!places.includes(-1) && !isInOrder, '187', where),
    ]
  })
