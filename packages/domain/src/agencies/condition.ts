import type { MessageDescriptor } from '../messages/index.ts'

/** Where the conditions were read. */
export const AGENCY_SOURCE = {
  chapter:
    'ACE ABI CATAIR Participating Government Agencies Message Set, revision 29; ACE Error Dictionary, July 2026',
  effective: '2026-07-01',
  grade: 'A',
} as const

/** A reason for which data of other agencies are not accepted. */
export interface AgencyCondition {
  /** CBP's code, P01 to P54; '' where CBP's list has none. */
  code: string
  /** CBP's narrative; without a code it is in this product's words. At most 40 characters. */
  narrative: string
  /** In plain words, with what to do. */
  words: MessageDescriptor
}

/** A condition that data meet, and where: statement, article, item, row of a lot. None of them: the goods. */
export interface AgencyFinding {
  condition: AgencyCondition
  place: readonly number[]
}
