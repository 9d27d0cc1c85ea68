import type { FieldDefinition, FieldDefinitions } from '../../entry/field.ts'
import { draftFields } from '../../entry/fields/index.ts'

/** Keys and positions of rows, and counts of the server: canonical JSON has no member for them. */
const WITHOUT_MEMBER = ['id', 'row-number', 'count'] as const
export type KindWithoutMember = (typeof WITHOUT_MEMBER)[number]

export const hasMember = ({ kind }: FieldDefinition): boolean =>
  !WITHOUT_MEMBER.some((other) => other === kind)

/** The dotted name of a field inside its canonical section; undefined when canonical JSON leaves it out. */
export function canonicalName(name: string, { canonical }: FieldDefinition): string | undefined {
  if (canonical === false) return undefined
  return (typeof canonical === 'string' ? canonical : canonical?.name) ?? name
}

const joined = (...names: string[]): string => names.filter((name) => name !== '').join('.')

/** The path of every field in the draft, with its path in canonical JSON; of a list, those of its first row. */
function pathsOf(fields: FieldDefinitions, path = '', canonical = ''): [string, string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const own = canonicalName(name, field)
    if (own === undefined || !hasMember(field)) return []
    const at = [joined(path, name), joined(canonical, own)] as const
    if (field.kind === 'list') return pathsOf(field.fields!, `${at[0]}.0`, `${at[1]}.0`)
    return field.kind === 'group' ? pathsOf(field.fields!, ...at) : [[...at]]
  })
}

/** Canonical paths by the path in the draft: `shipment_origin.bill_of_lading` is `transport.bl_awb`. */
export const CANONICAL_PATHS: ReadonlyMap<string, string> = new Map(pathsOf(draftFields))
