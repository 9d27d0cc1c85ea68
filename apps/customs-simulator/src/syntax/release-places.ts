import { type Place, place } from './place.ts'

/**
 * The records that certify a release, where the structure map of the summary has them (July 2026, pages ESF-21 to
 * ESF-23). Ranks are those of the map's other records, and between them.
 */
export const RELEASE_PLACES: Readonly<Record<string, Place>> = {
  SE13: place('header', 20.5),
  SE16: place('header', 22, 99),
  SE17: place('header', 22, 99),
  SE20: place('header', 37, 4),
  SE30: place('header', 38, 12),
  SE31: place('header', 38, 4),
  SE32: place('header', 38, 9),
  SE35: place('header', 38, 3),
  SE36: place('header', 38),
  SE50: place('line', 48, 11),
  SE51: place('line', 48, 4),
  SE52: place('line', 48, 9),
  SE55: place('line', 48, 3),
  SE56: place('line', 48),
  SE60: place('line', 50),
  SE61: place('line', 50),
}

/** The record that begins the group of another one; each such record counts them anew. */
export const GROUPS: Readonly<Record<string, readonly string[]>> = {
  22: ['23', 'SE16', 'SE17'],
  SE30: ['SE31', 'SE32', 'SE35', 'SE36'],
  SE50: ['SE51', 'SE52', 'SE55', 'SE56'],
  50: ['SE60', 'SE61'],
}

/** Records of one rank that may not come after another one in their group. */
export const NOT_AFTER: Readonly<Record<string, readonly string[]>> = {
  23: ['SE16', 'SE17'],
  SE16: ['SE17'],
  SE31: ['SE35', 'SE36'],
  SE35: ['SE36'],
  SE51: ['SE55', 'SE56'],
  SE55: ['SE56'],
  SE60: ['SE61'],
}
