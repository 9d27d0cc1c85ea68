import { amountPattern } from './member-problem.ts'
import { CANONICAL_SHAPES } from './shape/canonical.shape.ts'
import type { SchemaVersion } from './shape/schema-version.ts'
import type { Member, Members, TextMember, TextualMember } from './shape/shape.ts'

type Schema = Record<string, unknown>

const REQUIRED = ['schema_version', 'header', 'lines']

/** The published JSON Schema (draft 2020-12) of the canonical format; docs/canonical-entry*.schema.json are its texts. */
export const canonicalSchema = (version: SchemaVersion): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `urn:edfe:canonical-entry:${version}`,
  title: 'Canonical entry',
  description:
    'One customs entry. An export holds every member, in this order; an import may leave out all that is not ' +
    'required. Empty text and a member that is left out both mean: not given.',
  ...objectSchema(CANONICAL_SHAPES[version]),
  required: REQUIRED,
})

const objectSchema = (members: Members): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(
    Object.entries(members).map(([name, member]) => [
      name,
      { description: member.about, ...memberSchema(member) },
    ]),
  ),
})

function memberSchema(member: Member): Schema {
  switch (member.kind) {
    case 'object':
      return objectSchema(member.members)
    case 'list':
      return { type: 'array', maxItems: member.max, items: objectSchema(member.members) }
    case 'codes':
      return { type: 'array', maxItems: member.max, items: { type: 'string', minLength: 1, maxLength: 10 } }
    case 'flag':
      return { type: 'boolean' }
    case 'count':
      return { type: 'integer', minimum: member.min }
    default:
      return { type: 'string', ...textSchema(member) }
  }
}

/** '' is allowed everywhere, since it says that a fact is not given. */
function textSchema(member: TextualMember): Schema {
  if (member.kind === 'day') return { pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }
  if (member.kind === 'amount') return { pattern: orEmpty(amountPattern(member)) }
  if (member.oneOf) return { enum: isFixed(member) ? [...member.oneOf] : ['', ...member.oneOf] }
  return { maxLength: member.max, ...(member.like && { pattern: orEmpty(member.like.pattern) }) }
}

/** The version of the format: one text that no draft holds. */
const isFixed = ({ from, oneOf }: TextMember): boolean => from === undefined && oneOf?.length === 1

const orEmpty = (pattern: string): string => `^(${pattern.slice(1, -1)})?$`
