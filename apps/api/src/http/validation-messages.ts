import { sentenceOfFault } from '@edfe/contracts/fault'
import { fieldLabel } from '@edfe/contracts/field-label'
import { fieldLabel as draftLabel, fieldOf } from '@edfe/domain/entry'
import { asWritten, type Message, type Sentence, say } from '@edfe/domain/messages'
import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { english } from '../messages/formatter.ts'
import type { FieldRefusal } from '../refusals/problems.ts'

const NOT_VALID = say({ id: 'refusal.request.not-valid', defaultMessage: 'The request is not valid' })

/** A request whose parameters, query or body do not have the shape of the operation: every fault at its field. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest'
  readonly fields: readonly FieldRefusal[]
  readonly sentence: FieldRefusal['message']

  constructor(fields: readonly FieldRefusal[]) {
    const sentence = fields[0]?.message ?? NOT_VALID
    super(english.format(sentence))
    this.fields = fields
    this.sentence = sentence
  }
}

/** Checks requests against the shapes of their routes. A fault that a shape has no words for becomes a plain sentence. */
export const validationCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    // The library passes text on, so the sentences are looked up by their English.
    const sentences = new Map<string, Sentence>()
    const error = (issue: Issue): string => {
      const sentence = sentenceOf(issue)
      const text = english.format(sentence)
      sentences.set(text, sentence)
      return text
    }
    const result = schema.safeParse(data, { error })
    if (result.success) return { value: result.data }
    const fields = result.error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: sentences.get(message) ?? sentenceOfFault(message) ?? asWritten({ text: message }),
    }))
    return { error: new InvalidRequest(fields) }
  }

type Issue = z.core.$ZodRawIssue

/** A fault as a sentence: 'DBA must be 200 characters or less'. */
function sentenceOf(issue: Issue): Sentence {
  const label = labelOf((issue.path ?? []).map(String))
  switch (issue.code) {
    case 'too_big':
      return say(
        { id: 'refusal.request.too-big', defaultMessage: '{label} must be {limit} or less' },
        { label, limit: amountOf(issue.maximum, issue.origin) },
      )
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return required(label)
      return say(
        { id: 'refusal.request.too-small', defaultMessage: '{label} must be at least {limit}' },
        { label, limit: amountOf(issue.minimum, issue.origin) },
      )
    case 'invalid_type':
      return issue.input === undefined
        ? required(label)
        : say(
            {
              id: 'refusal.request.other-type',
              defaultMessage:
                '{label} must be {type, select, string {text} number {a number} int {a whole number} boolean {true or false} array {a list} object {an object} other {of another kind}}',
            },
            { label, type: issue.expected },
          )
    case 'invalid_value':
      return issue.values.length <= MOST_LISTED
        ? say(
            { id: 'refusal.request.not-listed', defaultMessage: '{label} must be {choices}' },
            { label, choices: choicesOf(issue.values.map(String)) },
          )
        : say(
            {
              id: 'refusal.request.not-chosen',
              defaultMessage: '{label} is not one of the choices',
            },
            { label },
          )
    case 'unrecognized_keys':
      return say(
        { id: 'refusal.request.no-field', defaultMessage: '{label} has no field {fields}' },
        { label, fields: issue.keys.join(', ') },
      )
    case 'invalid_format':
      if (issue.format === 'uuid' && issue.path?.at(-1) === 'user_id')
        return say(
          { id: 'refusal.request.no-user-id', defaultMessage: 'Invalid user ID: {id}' },
          { id: String(issue.input).slice(0, LONGEST_SHOWN) },
        )
      return issue.format === 'uuid'
        ? say({ id: 'refusal.request.no-id', defaultMessage: '{label} is not a valid ID' }, { label })
        : say(
            {
              id: 'refusal.request.other-form',
              defaultMessage: '{label} does not have the right form',
            },
            { label },
          )
    default:
      return say({ id: 'refusal.request.wrong', defaultMessage: '{label} is not valid' }, { label })
  }
}

const required = (label: Message): Sentence =>
  say({ id: 'refusal.request.required', defaultMessage: '{label} is required' }, { label })

const MOST_LISTED = 8
/** Characters of what was sent. */
const LONGEST_SHOWN = 50

/** 'a', 'a or b', 'a, b or c'. */
function choicesOf(choices: readonly string[]): Message {
  const last = choices.at(-1) ?? ''
  if (choices.length < 2) return asWritten({ text: last })
  return say(
    { id: 'refusal.request.choices', defaultMessage: '{before} or {last}' },
    { before: choices.slice(0, -1).join(', '), last },
  )
}

/** '1 character', '20 characters', '3 items', '9'. */
function amountOf(limit: number | bigint, origin: string): Message {
  return say(
    {
      id: 'refusal.request.amount',
      defaultMessage:
        '{limit}{origin, select, string { {count, plural, one {character} other {characters}}} array { {count, plural, one {item} other {items}}} other {}}',
    },
    { limit: String(limit), origin, count: Number(limit) },
  )
}

/** The label of a path: a field of the draft by its label, with its line, any other by its key. */
function labelOf(path: readonly string[]): Message {
  const [first, ...rest] = path
  if (first === undefined) return say({ id: 'refusal.request.whole', defaultMessage: 'The request' })
  const inDraft = first === 'draft_data' ? rest : path
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? first
  const at = inDraft.join('.')
  const label = fieldOf(at) ? draftLabel(at) : asWritten({ text: fieldLabel(name) })
  const [list, index] = inDraft
  return list === 'line_items' && index !== undefined
    ? say(
        { id: 'refusal.request.line', defaultMessage: 'Line {line}: {label}' },
        { line: String(Number(index) + 1), label },
      )
    : label
}
