import type { DraftData } from '@edfe/domain/entry'
import { exampleChanges, sampleEntry } from '@edfe/domain/test/filing'
import fc from 'fast-check'

/** The sample entry or another shipment with the examples of up to three filing rules at once. */
export const anyCombination = (shipment: fc.Arbitrary<DraftData>): fc.Arbitrary<DraftData> =>
  fc
    .tuple(
      fc.oneof(fc.constant(sampleEntry()), shipment),
      fc.array(fc.constantFrom(...exampleChanges()), { minLength: 1, maxLength: 3 }),
    )
    .map(([draft, changes]) => changes.reduce((changed, change) => change(changed), draft))
