import type { DraftData, FinalReviewSection, LineItem, OtherParty, PartiesSection } from './draft.ts'
import { PARTY_BLOCKS } from './party-blocks.ts'

/**
 * Merges a patch into a stored draft, section by section and field by field; a field that the patch leaves out, or
 * holds as undefined, stays. Lists are replaced: the patch's lines are the lines, each merged over the stored line
 * of its id, so that fields of the named pages survive, and renumbered from 1. The entry number never changes.
 */
export function mergeDraft(stored: DraftData, patch: DraftData): DraftData {
  const merged: DraftData = { ...stored }
  if (patch.header) merged.header = mergeHeader(stored, patch)
  if (patch.shipment_origin)
    merged.shipment_origin = mergeFields(stored.shipment_origin, patch.shipment_origin)
  if (patch.parties) merged.parties = mergeParties(stored.parties, patch.parties)
  if (patch.line_items) merged.line_items = mergeLines(stored.line_items ?? [], patch.line_items)
  if (patch.totals_declarations)
    merged.totals_declarations = mergeFields(stored.totals_declarations, patch.totals_declarations)
  if (patch.bond_information)
    merged.bond_information = mergeFields(stored.bond_information, patch.bond_information)
  if (patch.export_details) merged.export_details = mergeFields(stored.export_details, patch.export_details)
  if (patch.trade_remedies) merged.trade_remedies = mergeFields(stored.trade_remedies, patch.trade_remedies)
  if (patch.release) merged.release = mergeFields(stored.release, patch.release)
  if (patch.security_filing)
    merged.security_filing = mergeFields(stored.security_filing, patch.security_filing)
  if (patch.final_review)
    merged.final_review = mergeFields<FinalReviewSection>(stored.final_review, patch.final_review)
  return merged
}

function mergeFields<Section extends object>(stored: Section | undefined, patch: Section): Section {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined)
  return { ...stored, ...Object.fromEntries(given) } as Section
}

function mergeHeader(stored: DraftData, patch: DraftData): DraftData['header'] {
  const merged = mergeFields(stored.header, patch.header!)
  const number = stored.header?.entry_number || merged.entry_number
  return number === undefined ? merged : { ...merged, entry_number: number }
}

function mergeParties(stored: PartiesSection | undefined, patch: PartiesSection): PartiesSection {
  const merged = mergeFields(stored, patch)
  for (const party of PARTY_BLOCKS) {
    if (patch[party]) merged[party] = mergeFields<OtherParty>(stored?.[party], patch[party])
  }
  return merged
}

function mergeLines(stored: readonly LineItem[], patch: readonly LineItem[]): LineItem[] {
  const byId = new Map(stored.map((line) => [line.id, line]))
  return patch.map((line, index) => ({ ...mergeFields(byId.get(line.id), line), line_number: index + 1 }))
}
