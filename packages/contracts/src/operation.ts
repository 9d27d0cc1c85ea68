import { z } from 'zod'
import { ADDRESSES, type MethodOf, type OperationName, type PathOf } from './addresses.ts'
import { Problem } from './problem.ts'
import { type DetailedCode, PROBLEM_DETAILS } from './problem-details.ts'

/** Refusals of an operation: the codes that each status carries. */
export type Refusals = Readonly<Record<number, readonly string[]>>

/** The names that a path leaves open: 'id' and 'version' of `/api/entries/:id/snapshots/:version`. */
type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** A path with parameters needs their shape, name by name; a path without them takes none. */
type ParamsShape<Path extends string> = [ParamNames<Path>] extends [never]
  ? { params?: never }
  : { params: z.ZodObject<Record<ParamNames<Path>, z.ZodType>> }

/** The request and the answers of an operation. */
export interface OperationShape {
  /** One line of the API description. */
  summary: string
  /** The chapter of the API description. */
  tag: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The shape of each successful answer, by status. */
  answers: Readonly<Record<number, z.ZodType>>
  refusals: Refusals
  /** The type of an answer that is not JSON, such as `text/csv`. */
  media?: string
  /** Left out of the API description. */
  isHidden?: boolean
}

/** An operation of the API: server and browser take its types from here. */
export type Operation<
  Name extends OperationName = OperationName,
  Shape extends OperationShape = OperationShape,
> = Shape & { name: Name; method: MethodOf<Name>; path: PathOf<Name> }

/** Defines an operation; its method and path are those of the table of addresses. */
export function operation<
  const Name extends OperationName,
  const Shape extends OperationShape & ParamsShape<PathOf<Name>>,
>(name: Name, shape: Shape): Operation<Name, Shape> {
  const [method, path] = ADDRESSES[name].split(' ')
  return { ...shape, name, method: method as MethodOf<Name>, path: path as PathOf<Name> }
}

/** The answer of an operation that is a file or a stream. */
export const File = z.unknown()

export type RefusalShapes<Listed extends Refusals> = { [Status in keyof Listed]: z.ZodType<Problem> }

/** The shapes of an operation's refusals, by status: `code`, `message`, and the details that a code carries. */
export function refusalShapes<const Listed extends Refusals>(refusals: Listed): RefusalShapes<Listed>
export function refusalShapes(refusals: Refusals): Record<string, z.ZodType<Problem>> {
  return Object.fromEntries(
    Object.entries(refusals).map(([status, codes]) => [
      status,
      z.union([...codes.filter(isDetailed).map(detailed), Problem.describe(codes.join(', '))]),
    ]),
  )
}

const isDetailed = (code: string): code is DetailedCode => code in PROBLEM_DETAILS

const detailed = (code: DetailedCode) =>
  z.object({ code: z.literal(code), message: z.string(), details: PROBLEM_DETAILS[code] })

/** Refusals that many operations share. */
export const INVALID = { 400: ['validation_failed'] } as const
export const SIGNED_OUT = { 401: ['session_missing', 'invalid_jwt', 'session_not_found'] } as const
/**
 * Of every operation that a page calls with the header `x-organization`, when the session works in another organization.
 * Listed once, with `getMe`, which every page calls.
 */
export const OTHER_ORGANIZATION = { 409: ['organization_changed'] } as const
/** Of an operation that a member's role must allow. */
export const FORBIDDEN = { ...SIGNED_OUT, 403: ['PERMISSION_DENIED', 'second_factor_required'] } as const
/**
 * Of an operation that signs, submits, or decides who files and under which numbers: the person may have to prove
 * first who they are.
 */
export const PROVEN = { 403: [...FORBIDDEN[403], 'proof_required'] } as const
/** Of an operation that signs or submits, which a key of the organization may not. */
export const SIGNING = { 403: [...PROVEN[403], 'person_must_sign'] } as const
/** Of an operation on one row, which may be another organisation's. */
export const NO_ROW = { ...FORBIDDEN, 404: ['not_found'] } as const
