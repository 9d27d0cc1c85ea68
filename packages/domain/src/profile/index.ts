export { LINE_WORDS, ofLine, sideOf } from './line-words.ts'
export {
  CUSTOMS_GATEWAYS,
  CUSTOMS_SIDES,
  type CustomsGatewayName,
  type CustomsSide,
  customsAt,
  isPractice,
  isSameCustoms,
  isSimulated,
  PRACTICE_GATEWAYS,
  PRACTICE_REASONS,
  type PracticeReason,
  practiceReason,
  ROADS,
  takesDocuments,
} from './practice.ts'
export * from './rules-profile.ts'
