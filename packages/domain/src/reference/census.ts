import reasonData from './data/census-reasons.json' with { type: 'json' }
import warningData from './data/census-warnings.json' with { type: 'json' }
import { records } from './table.ts'

/** Warnings about figures that the Census Bureau finds improbable. `reasons`: codes that override each, by spaces. */
export const CENSUS_WARNINGS = /* @__PURE__ */ records<'code' | 'name' | 'reasons'>(warningData)

/** Why figures are right although they look improbable. */
export const CENSUS_REASONS = /* @__PURE__ */ records<'code' | 'name'>(reasonData)

const reasonsByWarning = /* @__PURE__ */ new Map(
  CENSUS_WARNINGS.map(({ code, reasons }) => [code, reasons.split(' ')]),
)

/** The reasons that override a warning; undefined for a code that is none. */
export const reasonsFor = (warning: string): readonly string[] | undefined => reasonsByWarning.get(warning)
