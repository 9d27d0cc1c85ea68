import { type AgencyProgram, programNamed } from '../../agencies/index.ts'
import type { DraftData } from '../../entry/draft.ts'

/** A program of which a draft has data and which is known at second hand. */
export interface UnprovenProgram {
  /** AGENCY:PROGRAM. */
  code: string
  name: AgencyProgram['name']
}

/** Official texts (A, B) need no test with CBP. A reason for no data is of the chapter (A). */
const isUnproven = ({ grade }: AgencyProgram): boolean => grade !== 'A' && grade !== 'B'

/** The programs of other agencies whose data a draft files from guides at second hand, each once. */
export function unprovenPrograms({ line_items = [] }: DraftData): UnprovenProgram[] {
  const found = new Map<string, UnprovenProgram>()
  for (const { agency = '', program = '', variant, disclaimer } of line_items.flatMap(
    ({ agency_statements = [] }) => agency_statements,
  )) {
    const definition = programNamed(agency, program, variant)
    const code = `${agency}:${program}`
    if (!disclaimer && definition && isUnproven(definition)) found.set(code, { code, name: definition.name })
  }
  return [...found.values()]
}
