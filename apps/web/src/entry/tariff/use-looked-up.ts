import { useQuery } from '@tanstack/react-query'
import { useEntry } from '../editing/entry-context.ts'
import { isOnServer } from '../editing/on-server.ts'
import { tariffQuestionsQuery } from './tariff-queries.ts'

type LookedUp = ReadonlyMap<string, string>
const NONE: LookedUp = new Map()

/** The rule that asks what the importer looked up of the law that the tariff data lacks. */
export const LOOK_UP_RULE = 'FILING_TARIFF_HOLE'

/**
 * The note that closes what the tariff data lacks of a line, by its id: of lines as last saved that have no note, and whose
 * goods could only be on a list of relief.
 */
export function useLookedUp(isAsked: boolean): LookedUp {
  const entry = useEntry()
  const { data } = useQuery(tariffQuestionsQuery(entry, isAsked && isOnServer(entry)))
  if (!isAsked || !data) return NONE
  return new Map(data.looked_up.flatMap(({ note, lines }) => lines.map((line) => [line, note])))
}
