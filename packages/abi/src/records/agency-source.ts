import type { LayoutSource } from './layout.ts'

/** The chapter of the data that other agencies ask. */
export const AGENCY_SOURCE: LayoutSource = {
  chapter: 'ACE ABI CATAIR Participating Government Agencies Message Set, revision 29',
  effective: '2026-07-01',
}
