import { type DecodedRecord, encodeBatch, type GrammarProblem, SN_LAYOUTS } from '@edfe/abi'

/** A record that cannot be read, or that is where no filing has one. */
interface RecordFault {
  index: number
  narrative: string
}

/** CBP's list has no narrative for these; the words are this product's. */
const NARRATIVES: Readonly<Record<GrammarProblem['kind'], string>> = {
  out_of_order: 'RECORD OUT OF SEQUENCE',
  repeated: 'RECORD REPEATED TOO OFTEN',
  needs_name: 'RECORD ONLY WITH A PARTY BY NAME',
  name_and_number: 'NAME AND NUMBER NOT BOTH ALLOWED',
  address_missing: 'ADDRESS OF PARTY MISSING',
  origin_not_taken: 'COUNTRY ONLY WITH A MANUFACTURER',
  not_in_release: 'RECORD NOT ALLOWED IN UNIFIED ISF',
}

/** What is wrong with the columns of the records, or else with their order. */
export function recordFaults(
  records: readonly DecodedRecord[],
  problems: readonly GrammarProblem[],
): RecordFault[] {
  const columns = records.flatMap(({ problems: own }, index) =>
    own.map(({ kind }) => ({
      index,
      narrative: kind === 'missing' ? 'MANDATORY DATA MISSING' : 'DATA OR RECORD NOT AS LAID OUT',
    })),
  )
  if (columns.length > 0) return columns
  return problems.map(({ record, kind }) => ({ index: record, narrative: NARRATIVES[kind] }))
}

const ALWAYS_ECHOED = ['SF10', 'SF15', 'SF20']

/** The answer to a filing that cannot be judged: its records as they came, each with what is wrong with it. */
export const misplacedAnswer = (
  records: readonly DecodedRecord[],
  faults: readonly RecordFault[],
): string[] => [
  ...records.flatMap(({ id, image }, index) => {
    const own = faults.filter((fault) => fault.index === index)
    if (own.length === 0 && !ALWAYS_ECHOED.includes(id)) return []
    return [image, ...own.map(({ narrative }) => message('11', narrative))]
  }),
  message('01', 'ISF REJECTED'),
]

function message(kind: string, narrative: string): string {
  const written = encodeBatch([{ id: 'SF90', values: { kind, narrative } }], SN_LAYOUTS)
  if (!written.ok) throw new Error(written.problems.map(({ problem }) => problem).join('; '))
  return written.images[0] ?? ''
}
