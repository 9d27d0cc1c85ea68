import { decodeBatch, encodeCargoRelease, judgeRelease, SE_LAYOUTS } from '@edfe/abi'
import type { DraftData } from '@edfe/domain/entry'
import { releaseFindings } from '@edfe/domain/filing'
import { releasedEntry, ruleContext, uncheckedRelease } from '@edfe/domain/test/filing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyStatements } from '../../test/any-agency-statements.ts'
import { mostly } from '../../test/any-declarations.ts'
import { AGENCY_IMPORTER } from '../../test/any-release.ts'
import { envelope } from '../../test/sample-batch.ts'

const rules = ruleContext()
const context = { day: rules.today, isEntryNumber: (number: string) => /^B76\d{8}$/.test(number) }

/** The reasons of the judge; a release that no record takes is refused before it is sent. */
function refusalsOf(draft: DraftData): string[] {
  try {
    const images = encodeCargoRelease(uncheckedRelease(draft), envelope).slice(2, -2)
    return judgeRelease(decodeBatch(images, SE_LAYOUTS), context).map(
      ({ condition, text }) => text?.narrative ?? condition,
    )
  } catch (error) {
    return [String(error)]
  }
}

const maker = releasedEntry().parties!.seller!
/** A release in which only the agency data, and the facts that they take from the entry, are not those of the sample. */
const anyAgencyDraft: fc.Arbitrary<DraftData> = fc
  .record({
    statements: anyStatements,
    hts: mostly('9405.21.80.10', '9401.61.40.11', '4407.11.00.01'),
    importer: mostly(AGENCY_IMPORTER, { ...AGENCY_IMPORTER, email: '' }, { name: 'A' }),
    manufacturer: mostly(maker, {}),
    eta_time: mostly('1430', '', '2460', '1'),
  })
  .map(({ statements, hts, importer, manufacturer, eta_time }) => {
    const draft = releasedEntry()
    return {
      ...draft,
      shipment_origin: { ...draft.shipment_origin, eta_time },
      parties: {
        ...draft.parties,
        importer_of_record: { ...draft.parties?.importer_of_record, ...importer },
        manufacturer,
      },
      line_items: [{ ...draft.line_items![0]!, htsus: hts, agency_statements: statements }],
    }
  })

test('the review finds an error in agency data if and only if the judge refuses them', {
  timeout: 600_000,
}, () => {
  const seen = { clean: new Set<string>(), refused: new Set<string>() }
  fc.assert(
    fc.property(anyAgencyDraft, (draft) => {
      const errors = releaseFindings(draft, rules).filter(({ severity }) => severity === 'error')
      const refused = refusalsOf(draft)
      expect({ review: errors.length > 0, errors, refused }).toMatchObject({ review: refused.length > 0 })
      for (const { program = '', variant = '' } of draft.line_items?.[0]?.agency_statements ?? [])
        seen[refused.length > 0 ? 'refused' : 'clean'].add(`${program}${variant}`)
    }),
    { numRuns: 4000, seed: 20260305 },
  )
  expect(seen.clean.size).toBe(17)
  expect(seen.refused).toEqual(seen.clean)
})
