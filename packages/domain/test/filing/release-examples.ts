import type { DraftData, OtherParty } from '../../src/entry/draft.ts'
import type { CargoRelease } from '../../src/filing/cargo-release.ts'
import { filedDraft } from '../../src/filing/filed-draft.ts'
import { filingContext } from '../../src/filing/filing-context.ts'
import { cargoRelease } from '../../src/filing/release/to-cargo-release.ts'
import { casesOf, type Values, withValues } from '../cases/cases.ts'
import { RELEASE_CASES } from '../cases/filing/release.cases.ts'
import { RELEASE_AGENCY_CASES } from '../cases/filing/release-agencies.cases.ts'
import { ruleContext } from './rule-context.ts'
import { sampleEntry } from './sample-entry.ts'

const MAKER: OtherParty = {
  name: 'Hsinchi Lighting Co Ltd',
  address_line1: '118 Guangfu Road Sec 2',
  city: 'Hsinchu City',
  state: 'HSQ',
  zip: '300044',
  country: 'TW',
}

/** The sample entry whose goods are released before its summary: clean, with all that a release asks for. */
export function releasedEntry(): DraftData {
  const draft = sampleEntry()
  return {
    ...draft,
    shipment_origin: { ...draft.shipment_origin, trip_number: '024E', eta: '2026-03-04' },
    parties: { ...draft.parties, seller: MAKER, manufacturer: MAKER },
    release: { method: 'first', contact_name: 'J. Martin', contact_phone: '(213) 555-0142' },
  }
}

/** An example of a release rule as a draft. */
export interface ReleaseExample {
  title: string
  draft: DraftData
  isMet: boolean
}

export const releaseExamples = (rule: string): ReleaseExample[] =>
  casesOf([RELEASE_CASES, RELEASE_AGENCY_CASES], rule).map(({ title = '', example, given, isMet }) => ({
    title,
    draft: withValues(releasedEntry(), { ...given, ...(example as Values) }),
    isMet,
  }))

/** What would be sent of a release that nobody has reviewed. */
export const uncheckedRelease = (draft: DraftData): CargoRelease =>
  cargoRelease(filingContext(filedDraft(draft), ruleContext()), ruleContext().today, 'A')
