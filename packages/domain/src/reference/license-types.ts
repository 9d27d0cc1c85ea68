import data from './data/license-types.json' with { type: 'json' }
import { records } from './table.ts'

/** A license, certificate or permit that record 52 carries. `form` says how its number looks; `pattern` is its test. */
export const LICENSE_TYPES = /* @__PURE__ */ records<'code' | 'name' | 'form' | 'pattern'>(data)

const byCode = /* @__PURE__ */ new Map(LICENSE_TYPES.map((type) => [type.code, type]))

export const licenseTypeOf = (code: string): (typeof LICENSE_TYPES)[number] | undefined => byCode.get(code)
