import { BOND_ACTIVITY_LETTERS, IMPORTER_STANDINGS, type ImporterAnswer } from '@edfe/domain/customs-queries'
import type { RecordToEncode } from '../codec/batch.ts'
import type { KR_RECORDS } from '../records/kr-answer.ts'

type KrRecord = RecordToEncode<(typeof KR_RECORDS)[number]>
type Bond = ImporterAnswer['bonds'][number]

/** The longest amount of a bond that K1 has room for. */
const K1_DIGITS = 9

/** The records that state one importer: one K1 alone when the number is not on file, voided or inactive. */
export function importerAnswerRecords(importer: ImporterAnswer): KrRecord[] {
  const { number, standing, name, bonds, mailingAddress, physicalAddress } = importer
  const head = { importer: number, result: String(IMPORTER_STANDINGS.indexOf(standing)), name }
  if (standing !== 'bonded' && standing !== 'without_bond') return [{ id: 'K1', values: head }]
  const pairs = bonds.flatMap((bond) => bondRecords(head, importer, bond))
  return [
    ...(pairs.length > 0 ? pairs : withoutBond(head, importer)),
    ...(mailingAddress ? mailingRecords(mailingAddress) : []),
    ...(physicalAddress ? physicalRecords(physicalAddress) : []),
    ...nameRecords(importer),
  ]
}

type Head = { importer: string; result: string; name: string }

const withoutBond = (head: Head, { periodicStatement }: ImporterAnswer): KrRecord[] => [
  { id: 'K1', values: head },
  { id: 'K2', values: { periodicStatement: letter(periodicStatement, 'Y', 'N') } },
]

function bondRecords(head: Head, { periodicStatement }: ImporterAnswer, bond: Bond): KrRecord[] {
  const isLong = bond.amount.length > K1_DIGITS
  const activity = Object.keys(BOND_ACTIVITY_LETTERS).find(
    (code) => BOND_ACTIVITY_LETTERS[code] === bond.activity,
  )
  return [
    {
      id: 'K1',
      values: {
        ...head,
        surety: bond.surety,
        activity,
        bondAmount: isLong ? undefined : bond.amount,
        port: bond.port,
        effective: bond.effective,
        bondNumber: bond.number,
        amountRecord: isLong ? '2' : '1',
      },
    },
    {
      id: 'K2',
      values: {
        terminated: bond.terminated,
        periodicStatement: letter(periodicStatement, 'Y', 'N'),
        sufficient: letter(bond.sufficient, 'Y', 'N'),
        userStatus: letter(bond.active, 'A', 'T'),
        userTerminated: bond.userTerminated,
        bondAmount: isLong ? bond.amount : undefined,
      },
    },
  ]
}

const letter = (value: boolean | undefined, yes: string, no: string): string | undefined =>
  value === undefined ? undefined : value ? yes : no

type Address = NonNullable<ImporterAnswer['mailingAddress']>

const mailingRecords = ({ line1, line2, city, state, postalCode }: Address): KrRecord[] => [
  { id: 'K3', values: { line1, line2 } },
  { id: 'K4', values: { city, state, postalCode } },
]

const physicalRecords = ({ line1, line2, city, state, postalCode }: Address): KrRecord[] => [
  { id: 'K5', values: { line1, line2 } },
  { id: 'K6', values: { city, state, postalCode } },
]

/** The room of K7 for a name; what is longer goes on in K8. */
const K7_NAME = 30

function nameRecords({ legalName, center = 'NOTELG', centerName = '' }: ImporterAnswer): KrRecord[] {
  if (!legalName) return []
  const cut = nameCut(legalName)
  const rest = legalName.slice(cut)
  const values = { legalName: legalName.slice(0, cut), center, centerName: centerName || center }
  return [
    { id: 'K7', values },
    ...(rest ? [{ id: 'K8' as const, values: { qualifier: 'IN1', text: rest } }] : []),
  ]
}

/** Inside a word: a space at the edge of a field is lost. */
function nameCut(name: string): number {
  let cut = Math.min(name.length, K7_NAME)
  while (cut < name.length && cut > 1 && (name[cut] === ' ' || name[cut - 1] === ' ')) cut -= 1
  return cut
}
