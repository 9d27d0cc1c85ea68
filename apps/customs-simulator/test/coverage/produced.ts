import { CARGO_REJECTIONS } from '../rejections/cargo.cases.ts'
import { DECLARATION_REJECTIONS } from '../rejections/declarations.cases.ts'
import {
  HEADER_FEE_REJECTIONS,
  OTHER_FEE_REJECTIONS,
  PROCESSING_FEE_REJECTIONS,
  SET_FEE_CONDITIONS,
} from '../rejections/fees.cases.ts'
import { FIELD_CONDITIONS, LOOP_CONDITIONS } from '../rejections/fields.cases.ts'
import { HEADER_REJECTIONS } from '../rejections/header.cases.ts'
import { HEADING_CONDITIONS, HEADING_REJECTIONS } from '../rejections/headings.cases.ts'
import { LICENSE_CONDITIONS, LICENSE_REJECTIONS } from '../rejections/licenses.cases.ts'
import { LINE_REJECTIONS } from '../rejections/lines.cases.ts'
import {
  OPTIONAL_HEADER_CONDITIONS,
  OPTIONAL_HEADER_REJECTIONS,
} from '../rejections/optional-header.cases.ts'
import {
  OPTIONAL_LINE_REJECTIONS,
  SET_CONDITIONS,
  SPECIFIC_RATE_CONDITIONS,
  ZONE_CONDITIONS,
} from '../rejections/optional-lines.cases.ts'
import { PAYMENT_REJECTIONS } from '../rejections/payment.cases.ts'
import { RELEASE_CONDITIONS, RELEASE_REJECTIONS, REMOTE_CONDITIONS } from '../rejections/release.cases.ts'
import { TOTAL_REJECTIONS } from '../rejections/totals.cases.ts'

/** Codes whose cases are written in a test itself, by its file. */
export const IN_TEST_FILES: Record<string, string> = {
  'filing/syntax.test.ts': 'A00 A02 A04 A06 A24 X01 X03 X04 X05 X06 X10 X12 X14 X19 X32 X39 X40 X42',
  'filing/rejections.test.ts': '475 639',
  'filing/process-transmission.test.ts': 'B25 B32 B35',
  'filing/schedule.test.ts': '409 434 443 444 606 608 613 614 616 654 656 651 660 662 771',
  'filing/warehouse.test.ts': '227 299 300 303 304 305 321 B65 B66',
  'filing/duty.test.ts': '624 627',
  'filing/information-notices.test.ts': '622 623 626 628 658 659 668 816',
  'filing/summary-control.test.ts': '256 257 B29 B31 B45 B46 B56 B59',
  'filing/certification.test.ts': '230 338 339 340 B22',
  'filing/corrections.test.ts': `B41 B42 B43 B44 B48 B49 B54 270 271 272 273 274 275 276 277 278 279 280 281 282 284
    217 286 287 580 582 583 748`,
}

export const codesOf = (text: string): string[] => text.trim().split(/\s+/)

/** Every condition that a test of the simulator causes, with the first case that does, or the file of its test. */
export function producedConditions(): Map<string, string> {
  const found = new Map<string, string>()
  const add = (code: string, by: string) => {
    if (!found.has(code)) found.set(code, by)
  }
  const several = [
    ...HEADER_REJECTIONS,
    ...PAYMENT_REJECTIONS,
    ...LINE_REJECTIONS,
    ...TOTAL_REJECTIONS,
    ...OPTIONAL_HEADER_REJECTIONS,
    ...OPTIONAL_LINE_REJECTIONS,
    ...DECLARATION_REJECTIONS,
    ...LICENSE_REJECTIONS,
    ...HEADING_REJECTIONS,
    ...RELEASE_REJECTIONS,
    ...PROCESSING_FEE_REJECTIONS,
    ...HEADER_FEE_REJECTIONS,
    ...OTHER_FEE_REJECTIONS,
    ...CARGO_REJECTIONS,
  ]
  const single = [
    ...OPTIONAL_HEADER_CONDITIONS,
    ...LICENSE_CONDITIONS,
    ...HEADING_CONDITIONS,
    ...RELEASE_CONDITIONS,
    ...REMOTE_CONDITIONS,
    ...SET_FEE_CONDITIONS,
    ...SET_CONDITIONS,
    ...SPECIFIC_RATE_CONDITIONS,
    ...ZONE_CONDITIONS,
    ...FIELD_CONDITIONS,
    ...LOOP_CONDITIONS,
  ]
  // The cases that cause one condition alone name it best.
  for (const [title, , codes] of several) if (codes.length === 1) add(codes[0]!, title)
  for (const [title, , code] of single) add(code, title)
  for (const [title, , codes] of several) for (const code of codes) add(code, title)
  for (const [file, codes] of Object.entries(IN_TEST_FILES)) {
    for (const code of codesOf(codes)) add(code, `\`${file.split('/').at(-1)}\``)
  }
  return found
}
