import type { LayoutSource } from './layout.ts'

/** The chapter of cargo releases. */
export const SE_SOURCE: LayoutSource = {
  chapter: 'ACE ABI CATAIR Cargo Release, version 40',
  effective: '2025-07-01',
}
