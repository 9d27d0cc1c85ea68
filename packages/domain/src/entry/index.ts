export {
  AGENCY_NEEDS,
  type AgencyNeed,
  type AgencyRequirement,
  agencyRequirements,
  handlingCodes,
  REQUIRED_FLAG,
} from './agency-needs.ts'
export { isSetComponent, isSetHeader, valuedLines } from './article-set.ts'
export { askedDraft, isAskedInStep2 } from './asked-fields.ts'
export { bondOfHeader } from './bond-coverage.ts'
export { changedFields } from './changed-fields.ts'
export {
  CLEARABLE_PARTS,
  CLEARED_PAGES,
  type ClearablePart,
  clearDraftPart,
  progressAfterClear,
} from './clear-draft.ts'
export { type CopiedDraft, copyDraft } from './copy-draft.ts'
export { COPY_PARTS, type CopyPart } from './copy-parts.ts'
export { DECLARANT_ROLES, type Declaration, decideDeclaration } from './decide-declaration.ts'
export {
  DECLARATION_STATEMENTS,
  type DeclarationTicks,
  declarationText,
  declarationTicks,
  purchaseStatement,
  TIB_DECLARATION,
  TIB_ENTRY_TYPE,
} from './declaration-text.ts'
export {
  entryKind,
  entryMid,
  entryOrigin,
  ftzNumber,
  isFtz,
  lineMid,
  lineOrigin,
  linesOfMulti,
  needsBondDetails,
} from './derived-facts.ts'
export type {
  BondSection,
  DraftData,
  DraftSection,
  ExportSection,
  FeeRow,
  FinalReviewSection,
  HeaderSection,
  LineItem,
  LineManufacturer,
  LineRequirement,
  OtherParty,
  PartiesSection,
  PartyBlock,
  RemovedRow,
  ShipmentSection,
  TariffRow,
  TotalsSection,
  TradeRemediesSection,
} from './draft.ts'
export { emptyDraft, emptyLine, HEADER_DEFAULTS } from './empty-draft.ts'
export {
  checkDigit,
  checkDigitOffset,
  composeEntryNumber,
  composeLocalEntryNumber,
  type EntryNumberParts,
  FALLBACK_FILER_CODE,
  formatEntryNumber,
  isEntryNumber,
  isSequenceLeft,
  LOCAL_FILER_CODE,
  nextPrefix,
  normaliseEntryNumber,
  normaliseFilerCode,
  orgPrefix,
} from './entry-number.ts'
export { asksExportTiming } from './export-timing.ts'
export { FEE_CODES, FEE_TYPE_CODES, feeCode, feeCodesOf, isFeeType } from './fee-types.ts'
export type { FieldDefinition, FieldDefinitions, FieldKind, FieldLookup, ValueOf } from './field.ts'
export {
  adcvdCase,
  dataLayerHts,
  formHts,
  tariffNumber,
  US_PHONE,
  usPhone,
  zipPlusFour,
} from './field-formats.ts'
export {
  type EntryFieldName,
  entryTable,
  type FactsOf,
  type FeeFieldName,
  type Field,
  type FieldTable,
  feeTable,
  fieldOf,
  fieldPosition,
  fields,
  type LineFieldName,
  lineTable,
} from './field-table.ts'
export { fieldHint, fieldLabel, fieldMessages } from './field-words.ts'
export { FEE_TYPES, type FeeType, feeFields } from './fields/fee.ts'
export { draftFields } from './fields/index.ts'
export { lineFields } from './fields/line.ts'
export { tariffRowFields } from './fields/line-tariff.ts'
export { furtherDraft } from './further-draft.ts'
export { GOVERNMENT_ENTRY_TYPE } from './government.ts'
export { hasContent } from './has-content.ts'
export { keptValue, withKeptValues } from './kept-value.ts'
export * from './lane.ts'
export { mergeDraft } from './merge-draft.ts'
export { buildMid, midName } from './mid.ts'
export { type MidParts, midParts } from './mid-parts.ts'
export { modeOf, namedByMode, pathsNamedByMode } from './mode-words.ts'
export { isNormalAddress, normaliseAddress } from './normalise-address.ts'
export { normaliseDraft, normaliseLine } from './normalise-draft.ts'
export {
  OTHER_PARTIES,
  type OtherPartyType,
  PARTY_BLOCKS,
  PARTY_TYPES,
  type PartyType,
} from './party-blocks.ts'
export { selfFilerOf } from './self-filer.ts'
export { type ShipmentSummary, summarizeShipment } from './shipment-summary.ts'
export { afterEdit, type Edited, hasValidSignature, isSigned, voidSignature } from './signature.ts'
export * from './state/index.ts'
export {
  COMPLETED_STEPS,
  currentStepOf,
  progressAfter,
  type StepEvent,
  stepEventOf,
  stepKeyOf,
  stepStatus,
} from './step-progress.ts'
export {
  CURRENT_STEPS,
  type CurrentStep,
  type NamedPage,
  STEP_STATUSES,
  STEPS,
  type StepKey,
  type StepPath,
  type StepProgress,
  type StepProgressItem,
  type StepStatus,
} from './steps.ts'
export * from './template-draft.ts'
export { type NumberFault, readEntryNumber } from './typed-entry-number.ts'
export { dutyDay, isDomesticOfZone, ZONE_ENTRY_TYPE } from './zone.ts'
