import type { DraftData } from '../../src/entry/draft.ts'
import { sampleEntryDraft } from '../../src/sample/index.ts'

/** The filed entry of one line under the entry number that CBP uses in its worked check digit. */
export const sampleEntry = (): DraftData => {
  const draft = sampleEntryDraft()
  return { ...draft, header: { ...draft.header, entry_number: 'B7603245276' } }
}
