export * from './due-day.ts'
export * from './isf-catalogue.ts'
export * from './isf-condition-to-finding.ts'
export * from './isf-elements.ts'
export * from './isf-goods.ts'
export * from './isf-party.ts'
export * from './isf-words.ts'
export {
  hasSecurityFiling,
  isFiveFacts,
  mastersOf,
  mayFollow,
  securityFilingFindings,
  toSecurityFiling,
} from './to-security-filing.ts'
