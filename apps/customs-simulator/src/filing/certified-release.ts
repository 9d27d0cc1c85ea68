import type { DecodedRecord } from '@edfe/abi'
import { MODES_WITHOUT_ISSUER, NON_AUTOMATED_MODES } from '@edfe/domain/filing'
import type { Summary } from '../summary/summary.ts'
import { lineImages } from './certified-lines.ts'
import { identified, releaseImage, wholeDollars } from './certified-records.ts'

/** References that only a summary has: in a release alone each is a field of SE10, SE11 or SE15. */
const OF_SUMMARY = ['SSR', 'NAM', 'LOC', 'GEN', 'SCE']
/** Of an exam site, not of a consolidated entry. */
const FIRMS = /^[A-Z0-9]{4}$/
/** Only a request to replace a release names a person (SE13). */
const NOBODY = { contact: 'ENTRY SUMMARY', telephone: '0' }

/** The records of the release that a summary certifies, as CBP makes them of those of the summary (AE, usage note ee). */
export function certifiedRelease(summary: Summary, action: 'A' | 'R'): string[] {
  const references = summary.all('SE20')
  const special = (qualifier: string) => references.find((one) => one.qualifier === qualifier)?.reference
  const contact = summary.one('SE13')
  return [
    headerImage(summary, action, special('SSR')),
    ...placementImages(summary, special),
    releaseImage('SE13', { ...(action === 'A' ? NOBODY : {}), ...contact }),
    ...billImages(summary, special('NAM') === 'Y'),
    ...referenceImages(summary),
    ...partyImages(summary),
    ...summary.lines.flatMap((line) => lineImages(line, summary.records)),
  ]
}

function headerImage(summary: Summary, action: 'A' | 'R', splitRelease: string | undefined): string {
  const { filerCode, entryNumber, entryType, mode, port } = summary.one('10')
  const importer = identified(summary.one('11').importer)
  const value = summary.lines.flatMap((line) => line.all('50')).map((row) => wholeDollars(row.value))
  return releaseImage('SE10', {
    ...{ action, filerCode, entryNumber, entryType, mode, port, splitRelease },
    importerKind: importer.kind,
    importer: importer.number,
    bondType: summary.one('31').bondType ?? '0',
    value: String(value.reduce((sum, one) => sum + one, 0)),
    portOfUnlading: summary.one('20').portOfUnlading ?? (isWithoutShip(mode) ? port : undefined),
  })
}

/** The summary has no port of unlading for mail, hand-carried goods and pipelines, the release must. */
const isWithoutShip = (mode: string | undefined): boolean => ['50', '60', '70'].includes(mode ?? '')

function placementImages(summary: Summary, special: (qualifier: string) => string | undefined): string[] {
  const { entryType } = summary.one('10')
  const { firmsCode, conveyanceName } = summary.one('20')
  const isWarehouse = entryType === '21' || entryType === '22'
  const zone = summary.one('11').ftzIdentifier
  const origin = summary.one('30')
  const values = {
    location: isWarehouse ? special('LOC') : firmsCode,
    examSite: summary.all('SE20').find(isExamSite)?.reference,
    conveyance: zone ? `FTZ${zone}` : conveyanceName,
    voyage: zone ? undefined : summary.one('21').tripIdentifier,
    generalOrder: special('GEN'),
    warehouse: isWarehouse ? firmsCode : undefined,
    originFiler: entryType === '22' ? origin.filerCode : undefined,
    originEntry: entryType === '22' ? origin.entryNumber : undefined,
  }
  return Object.values(values).some((value) => value !== undefined) ? [releaseImage('SE11', values)] : []
}

const isExamSite = ({ qualifier, reference = '' }: DecodedRecord['values']): boolean =>
  qualifier === 'CES' && FIRMS.test(reference)

/** The bills of each manifest: a master without house is a simple bill. Conveyances have the quantity instead of it. */
function billImages(summary: Summary, isNonAutomated: boolean): string[] {
  const { mode = '', entryType } = summary.one('10')
  if (entryType === '06') return []
  const isOutside = isNonAutomated || NON_AUTOMATED_MODES.includes(mode)
  return manifests(summary.records).flatMap(({ quantity, bills, transport }) => {
    const hasHouse = bills.some(({ kind }) => kind === 'H')
    const hasConveyance = transport.some((image) => image.startsWith('SE16'))
    return [
      ...bills.map(({ kind, issuer, number }, index) => {
        const isInBond = kind === 'I'
        const isLowest = index === bills.length - 1
        return releaseImage('SE15', {
          kind: kind === 'M' && !hasHouse ? 'R' : kind,
          issuer: isInBond || MODES_WITHOUT_ISSUER.includes(mode) ? undefined : issuer,
          number,
          quantity: isLowest && (!hasConveyance || mode === '60') ? quantity : undefined,
          nonAutomated: isOutside && !isInBond ? 'Y' : 'N',
        })
      }),
      ...transport,
    ]
  })
}

interface Manifest {
  quantity: string | undefined
  bills: DecodedRecord['values'][]
  transport: string[]
}

function manifests(records: readonly DecodedRecord[]): Manifest[] {
  const found: Manifest[] = []
  for (const { id, values, image } of records) {
    if (id === '22') found.push({ quantity: values.quantity, bills: [], transport: [] })
    if (id === '23') found.at(-1)?.bills.push(values)
    if (id === 'SE16' || id === 'SE17') found.at(-1)?.transport.push(image)
  }
  return found
}

/** The references of the release, with the bond of one transaction and the filer's own reference. */
function referenceImages(summary: Summary): string[] {
  const given = summary
    .all('SE20')
    .filter((one) => !OF_SUMMARY.includes(one.qualifier ?? '') && !isExamSite(one))
  const { bondType, surety, amount } = summary.one('31')
  const derived = [
    { qualifier: 'CR', reference: summary.one('10').filerReference },
    ...(bondType === '9'
      ? [
          { qualifier: 'V1', reference: surety },
          { qualifier: 'AMT', reference: amount },
        ]
      : []),
  ]
  const further = derived.filter(
    ({ qualifier, reference }) => reference && !given.some((one) => one.qualifier === qualifier),
  )
  return [...further, ...given].map((values) => releaseImage('SE20', values))
}

const PARTY_RECORDS = ['SE30', 'SE31', 'SE35', 'SE36']

/** The parties of the header; the consignee is that of the summary unless it is given by name. */
function partyImages(summary: Summary): string[] {
  const { consignee, importer } = summary.one('11')
  const hasConsignee = summary.all('SE30').some(({ code }) => code === 'CN')
  const { kind, number } = identified(consignee ?? importer)
  return [
    ...summary.records.filter(({ id }) => PARTY_RECORDS.includes(id)).map(({ image }) => image),
    ...(hasConsignee ? [] : [releaseImage('SE30', { code: 'CN', identifierKind: kind, identifier: number })]),
  ]
}
