import { BOND_ACTIVITY_LETTERS, IMPORTER_STANDINGS, type ImporterAnswer } from '@edfe/domain/customs-queries'
import { type DecodedRecord, decodeRecord } from '../codec/decode-record.ts'
import { KR_LAYOUTS } from '../records/index.ts'
import type { Outcome } from '../response.ts'

/** An answer to a query of importers, and how the query fared as a message. */
export interface ImporterAnswerMessage extends Outcome {
  importers: ImporterAnswer[]
}

type Values = DecodedRecord['values']
type Bond = ImporterAnswer['bonds'][number]
type Address = NonNullable<ImporterAnswer['mailingAddress']>

interface OpenImporter extends Omit<ImporterAnswer, 'bonds'> {
  bonds: Bond[]
}

/**
 * Reads an answer (KR): a K1 with its K2 for each bond, then addresses, legal name and center. K1 of the number before
 * continues the same importer. A query result that is none of the five reads as not on file.
 */
export function decodeImporterAnswer(images: readonly string[]): ImporterAnswerMessage {
  const importers: OpenImporter[] = []
  let isBatchRejected = false
  for (const image of images.map((text) => text.padEnd(80))) {
    if (image.startsWith('X1') && image[2] === 'R') isBatchRejected = true
    const { id, values } = decodeRecord(image, KR_LAYOUTS)
    const last = importers.at(-1)
    if (id === 'K1') takeImporter(importers, values)
    else if (last) TAKERS[id]?.(last, values)
  }
  const disposition = importers.length > 0 ? 'accepted' : isBatchRejected ? 'batch_rejected' : 'unreadable'
  return { disposition, importers }
}

function takeImporter(importers: OpenImporter[], values: Values): void {
  const number = values.importer ?? ''
  if (importers.at(-1)?.number !== number) {
    const standing = IMPORTER_STANDINGS[Number(values.result)] ?? 'not_on_file'
    importers.push({ number, standing, name: values.name ?? '', bonds: [] })
  }
  if (values.bondNumber || values.surety || values.activity) importers.at(-1)?.bonds.push(bondOf(values))
}

const bondOf = ({ bondNumber, surety, activity, bondAmount, port, effective }: Values): Bond => ({
  number: bondNumber ?? '',
  surety: surety ?? '',
  activity: BOND_ACTIVITY_LETTERS[activity ?? ''] ?? activity ?? '',
  amount: bondAmount ?? '',
  port,
  effective,
})

const YES_OR_NO: Readonly<Record<string, boolean>> = { Y: true, N: false, A: true, T: false }

const TAKERS: Readonly<Record<string, (importer: OpenImporter, values: Values) => void>> = {
  K2: (importer, values) => {
    importer.periodicStatement = YES_OR_NO[values.periodicStatement ?? '']
    if (values.secondName)
      importer.name = [importer.name, values.nameQualifier, values.secondName].filter(Boolean).join(' ')
    const bond = importer.bonds.pop()
    if (!bond) return
    importer.bonds.push({
      ...bond,
      // Ten digits are in K2, fewer in K1.
      amount: values.bondAmount ?? bond.amount,
      terminated: values.terminated,
      sufficient: YES_OR_NO[values.sufficient ?? ''],
      active: YES_OR_NO[values.userStatus ?? ''],
      userTerminated: values.userTerminated,
    })
  },
  K3: (importer, values) => {
    importer.mailingAddress = withLines(importer.mailingAddress, values)
  },
  K4: (importer, values) => {
    importer.mailingAddress = withCity(importer.mailingAddress, values)
  },
  K5: (importer, values) => {
    importer.physicalAddress = withLines(importer.physicalAddress, values)
  },
  K6: (importer, values) => {
    importer.physicalAddress = withCity(importer.physicalAddress, values)
  },
  K7: (importer, { legalName, center, centerName }) => {
    Object.assign(importer, { legalName, center, centerName })
  },
  // What is too long for K7 goes on here.
  K8: (importer, { qualifier, text = '' }) => {
    if (qualifier === 'IN1') importer.legalName = `${importer.legalName ?? ''}${text}`
    if (qualifier === 'IN2') importer.centerName = `${importer.centerName ?? ''}${text}`
  },
}

const BLANK: Address = { line1: '', city: '', state: '', postalCode: '' }

const withLines = (address: Address | undefined, { line1 = '', line2 }: Values): Address => ({
  ...BLANK,
  ...address,
  line1,
  line2,
})

const withCity = (
  address: Address | undefined,
  { city = '', state = '', postalCode = '' }: Values,
): Address => ({ ...BLANK, ...address, city, state, postalCode })
