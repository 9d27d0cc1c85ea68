import { headings } from './headings.ts'

/**
 * Headings of section 232 for vehicles, their parts, wood and semiconductors whose goods leave the reciprocal duty and
 * section 122 (notes 2(v)(x) to (xvi) and 2(aa)(v)(2) to (7)). Vehicles made at least 25 years ago (9903.94.04,
 * 9903.74.07) are not named, so they owe both.
 */
export const WHOLE_ARTICLES = headings(
  '9903.94.01-03',
  '9903.94.05-07',
  '9903.94.31-33',
  '9903.94.40-45',
  '9903.94.50-55',
  '9903.94.60-69',
  '9903.76.01-03',
  '9903.76.20-24',
  '9903.74.01-03',
  '9903.74.06',
  '9903.74.08-10',
  '9903.79.01',
)

/** Headings for metals that were in force until 2026-04-05. Those for aluminum of Russia are not named. */
export const METALS_BEFORE = headings(
  '9903.81.87-99',
  '9903.85.02',
  '9903.85.04',
  '9903.85.07-09',
  '9903.85.12-15',
  '9903.78.01',
)
