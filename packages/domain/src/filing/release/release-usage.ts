import type { ReleaseAction } from '../cargo-release.ts'

/** Where the tables of this folder were read, and from which day they hold. */
export const RELEASE_SOURCE = {
  chapter: 'ACE ABI CATAIR Cargo Release, version 40, pages SE-17 to SE-72',
  effective: '2025-07-01',
  grade: 'A',
} as const

/** The use of a record in a cargo release. */
export interface RecordUsage {
  record: string
  /** M in every group that it belongs to, C when the goods ask for it, O as the filer likes. */
  need: 'M' | 'C' | 'O'
  /** How often it may come in its group. */
  most: number
  /** The record that begins its group; undefined for the release itself. */
  within?: string
}

const usage = (record: string, need: RecordUsage['need'], most = 1, within?: string): RecordUsage => ({
  record,
  need,
  most,
  within,
})

/** A bill may take three records: an in-bond number, its master, its house. */
export const MOST_BILLS = 999
export const MOST_NUMBERS_OF_A_BILL = 3

const BILLS = [
  usage('SE15', 'C', MOST_BILLS * MOST_NUMBERS_OF_A_BILL),
  usage('SE16', 'C', 99, 'SE15'),
  usage('SE17', 'O', 99, 'SE15'),
]

/** Records of a release that is added or replaced, in their order. */
const WHOLE = [
  usage('SE10', 'M'),
  usage('SE11', 'O'),
  usage('SE13', 'M'),
  ...BILLS,
  usage('SE20', 'C', 99),
  usage('SE30', 'C', 12),
  usage('SE31', 'C', 3, 'SE30'),
  usage('SE35', 'C', 3, 'SE30'),
  usage('SE36', 'C', 1, 'SE30'),
  usage('SE40', 'M', 999),
  usage('SE41', 'C', 1, 'SE40'),
  usage('SE50', 'C', 11, 'SE40'),
  usage('SE51', 'C', 3, 'SE50'),
  usage('SE55', 'C', 3, 'SE50'),
  usage('SE56', 'C', 1, 'SE50'),
  usage('SE60', 'M', 32, 'SE40'),
  usage('SE61', 'C', 1, 'SE60'),
]

/** The records that each action may send, in their order (usage maps, pages SE-22 to SE-25). */
export const RELEASE_RECORDS: Readonly<Record<ReleaseAction, readonly RecordUsage[]>> = {
  A: WHOLE,
  R: WHOLE,
  U: [usage('SE10', 'M'), usage('SE11', 'O'), usage('SE13', 'M'), ...BILLS, usage('SE20', 'C', 99)],
  D: [usage('SE10', 'M'), usage('SE13', 'M'), usage('SE20', 'C', 99)],
}
