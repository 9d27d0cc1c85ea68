import type { z } from 'zod'
import * as authentication from './accounts/auth-operations.ts'
import * as account from './accounts/operations.ts'
import * as activity from './activity/operations.ts'
import type { OperationName } from './addresses.ts'
import * as calendarFeed from './calendar-feed/operations.ts'
import * as customs from './customs/operations.ts'
import * as documents from './documents/operations.ts'
import * as entryList from './entries/list-operations.ts'
import * as entry from './entries/operations.ts'
import * as stored from './entries/record-operations.ts'
import * as fees from './fees/operations.ts'
import * as imports from './imports/operations.ts'
import * as installation from './installation/operations.ts'
import * as keys from './keys/operations.ts'
import type { Operation } from './operation.ts'
import * as operator from './operator/operations.ts'
import * as members from './organization/member-operations.ts'
import * as organization from './organization/operations.ts'
import * as parties from './parties/operations.ts'
import * as parts from './parts/operations.ts'
import type { DetailsOf } from './problem-details.ts'
import * as refunds from './refunds/operations.ts'
import * as reports from './reports/operations.ts'
import * as signInDomains from './sign-in-domains/operations.ts'
import * as site from './site/operations.ts'
import * as statements from './statements/operations.ts'
import * as tariff from './tariff/operations.ts'
import * as tasks from './tasks/operations.ts'
import * as templates from './templates/operations.ts'
import * as version1 from './v1/operations.ts'
import * as webhooks from './webhooks/operations.ts'

/** Every operation of the API by its name. The browser imports the types of this file only. */
export const OPERATIONS = {
  ...site,
  ...installation,
  ...authentication,
  ...account,
  ...organization,
  ...members,
  ...keys,
  ...signInDomains,
  ...entryList,
  ...entry,
  ...stored,
  ...activity,
  ...customs,
  ...statements,
  ...fees,
  ...refunds,
  ...documents,
  ...tasks,
  ...reports,
  ...calendarFeed,
  ...parties,
  ...parts,
  ...imports,
  ...templates,
  ...tariff,
  ...operator,
  ...version1,
  ...webhooks,
} satisfies { [Name in OperationName]: Operation<Name> }

export type Operations = typeof OPERATIONS

type Part<Name extends OperationName, Key extends string> = Key extends keyof Operations[Name]
  ? Operations[Name][Key]
  : undefined

/** A parameter as its caller writes it: optional where a default exists, and typed as the server reads it. */
type Written<Shape> = Shape extends z.ZodType
  ? { [Key in keyof z.input<Shape>]: Key extends keyof z.output<Shape> ? z.output<Shape>[Key] : never }
  : undefined

/** The path parameters of an operation, by name. */
export type ParamsOf<Name extends OperationName> = Written<Part<Name, 'params'>>
/** The query of an operation: values before they become text. */
export type QueryOf<Name extends OperationName> = Written<Part<Name, 'query'>>
/** The body of an operation, as a caller sends it. */
export type BodyOf<Name extends OperationName> =
  Part<Name, 'body'> extends infer Body ? (Body extends z.ZodType ? z.input<Body> : undefined) : never

/** One part of a request: left out when the operation takes none, optional when it takes one that may be empty. */
type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : undefined extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

type Query<Value> = [Value] extends [undefined]
  ? { query?: undefined }
  : Partial<Value> extends Value
    ? { query?: Value }
    : { query: Value }

/**
 * The request that a caller gives to an operation: parameters, query and body, each if the operation takes
 * it.
 */
export type RequestOf<Name extends OperationName> = Given<'params', ParamsOf<Name>> &
  Given<'body', BodyOf<Name>> &
  Query<QueryOf<Name>>

/** The answers of an operation that a caller receives; 304 is for the browser's own cache. */
type Answers<Name extends OperationName> = Omit<Operations[Name]['answers'], 304>
/** The answer of an operation when it succeeds. */
export type AnswerOf<Name extends OperationName> = Answers<Name>[keyof Answers<Name>] extends infer Answer
  ? Answer extends z.ZodType
    ? z.output<Answer>
    : never
  : never

/** The codes with which an operation refuses. */
export type RefusalCode<Name extends OperationName> = Operations[Name]['refusals'] extends infer Refusals
  ? {
      [Status in keyof Refusals]: Refusals[Status] extends readonly (infer Code)[] ? Code : never
    }[keyof Refusals]
  : never

/** Every code that the API description names. */
export type ProblemCode = { [Name in OperationName]: RefusalCode<Name> }[OperationName]

export type { DetailsOf, OperationName }
