import { fieldLabel } from '@edfe/contracts/field-label'
import type { FieldProblem } from '@edfe/contracts/problem'
import { fieldOf } from '@edfe/domain/entry'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

/** A request whose parameters, query or body do not have the shape of the operation: every fault at its field. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest'
  readonly fields: readonly FieldProblem[]

  constructor(fields: readonly FieldProblem[]) {
    super(fields[0]?.message ?? 'The request is not valid')
    this.fields = fields
  }
}

/** Checks requests against the shapes of their routes. What a shape has no words for becomes a plain sentence. */
export const validationCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { error: sentenceOf })
    if (result.success) return { value: result.data }
    const fields = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    return { error: new InvalidRequest(fields) }
  }

type Issue = z.core.$ZodRawIssue

/** A fault as a sentence: 'DBA must be 200 characters or less'. */
function sentenceOf(issue: Issue): string {
  return `${labelOf((issue.path ?? []).map(String))} ${faultOf(issue)}`
}

function faultOf(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return `must be ${amountOf(issue.maximum, issue.origin)} or less`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'is required'
      return `must be at least ${amountOf(issue.minimum, issue.origin)}`
    case 'invalid_type':
      return issue.input === undefined
        ? 'is required'
        : `must be ${KINDS[issue.expected] ?? 'of another kind'}`
    case 'invalid_value':
      return issue.values.length <= MOST_LISTED
        ? `must be ${issue.values.map(String).join(', ')}`.replace(/, ([^,]*)$/, ' or $1')
        : 'is not one of the choices'
    case 'unrecognized_keys':
      return `has no field ${issue.keys.join(', ')}`
    case 'invalid_format':
      return issue.format === 'uuid' ? 'is not a valid ID' : 'does not have the right form'
    default:
      return 'is not valid'
  }
}

const MOST_LISTED = 8
const UNITS: Record<string, string | undefined> = { string: 'character', array: 'item' }

/** '1 character', '20 characters', '3 items', '9'. */
function amountOf(limit: number | bigint, origin: string): string {
  const unit = UNITS[origin]
  return unit ? `${limit} ${unit}${Number(limit) === 1 ? '' : 's'}` : String(limit)
}

const KINDS: Record<string, string | undefined> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** The label of a path: a field of the draft by its own, with its line, any other by its key. */
function labelOf(path: readonly string[]): string {
  const [first, ...rest] = path
  if (first === undefined) return 'The request'
  const inDraft = first === 'draft_data' ? rest : path
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? first
  const label = fieldOf(inDraft.join('.'))?.label ?? fieldLabel(name)
  const [list, index] = inDraft
  return list === 'line_items' && index !== undefined ? `Line ${Number(index) + 1}: ${label}` : label
}
