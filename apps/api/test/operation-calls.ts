import { ADDRESSES } from '@edfe/contracts/addresses'
import {
  type DetailsOf,
  OPERATIONS,
  type OperationName,
  type Operations,
  type RequestOf,
} from '@edfe/contracts/operations'
import { Problem } from '@edfe/contracts/problem'
import type { LightMyRequestResponse } from 'fastify'
import type { z } from 'zod'
import type { Visitor } from './people.ts'

type Headers = LightMyRequestResponse['headers']

/** An answer as it comes over the wire: a test that reads its body says first what it is. */
export interface Answer {
  status: number
  body: unknown
  headers: Headers
}

export interface CallOptions {
  body?: unknown
  /** Who signs the request. */
  as?: Visitor
  headers?: Record<string, string>
}

type Sender = Omit<CallOptions, 'body'>
/** A request that an operation takes. */
export type Asked<Name extends OperationName> = RequestOf<Name> & Sender
/** A request that an operation may refuse: its body may be one that the contract does not know. */
type Tried<Name extends OperationName> = Omit<RequestOf<Name>, 'body'> & CallOptions

/** The body of a successful answer: text where it is a file, unknown in a file of JSON, null where there is none. */
type Content<Name extends OperationName, Shape> = Operations[Name] extends { media: infer Media }
  ? Media extends `${string}json`
    ? unknown
    : string
  : Shape extends z.ZodType
    ? z.output<Shape>
    : never

type Refused<Code> = Code extends string ? { code: Code; message: string; details: DetailsOf<Code> } : never

type Listed<Codes> = Codes extends readonly (infer Code)[] ? Code : never

type Answers<Name extends OperationName> = Omit<Operations[Name]['answers'], 304>

/** What an operation answers when it succeeds. */
export type AnswerBody<Name extends OperationName> = Content<Name, Answers<Name>[keyof Answers<Name>]>

/** The answers that the contract of an operation lists; `status` discriminates them. */
export type AnswerOf<Name extends OperationName> = Name extends OperationName
  ? { headers: Headers } & (
      | {
          [Status in keyof Answers<Name>]: { status: Status; body: Content<Name, Answers<Name>[Status]> }
        }[keyof Answers<Name>]
      | {
          [Status in keyof Operations[Name]['refusals']]: {
            status: Status
            body: Refused<Listed<Operations[Name]['refusals'][Status]>>
          }
        }[keyof Operations[Name]['refusals']]
    )
  : never

/** Statuses of success among those of the contracts. */
type Success = 200 | 201 | 202 | 204

interface AnyAnswer {
  status: PropertyKey
  body: unknown
}

type DoneBody<Given extends AnyAnswer> = Extract<Given, { status: Success }>['body']
/** Of a call by address the contract is not known: its refusal is any problem. */
type RefusedBody<Given extends AnyAnswer> = unknown extends Given['body']
  ? Problem
  : Exclude<Given, { status: Success }>['body']

/** Excludes an answer by address, of which no contract says what its body is. */
type OfContract<Given extends AnyAnswer> = number extends Given['status'] ? never : unknown

/** The body of a successful answer of an operation. A refusal fails the test. */
export function done<Given extends AnyAnswer>({ status, body }: Given & OfContract<Given>): DoneBody<Given> {
  if (Number(status) >= 300) throw new Error(`Refused with ${String(status)}: ${JSON.stringify(body)}`)
  return body as DoneBody<Given>
}

/** The body of a refusal; with a code, that of this code and its details. A successful answer fails the test. */
export function refusal<Given extends AnyAnswer>(answer: Given): RefusedBody<Given>
export function refusal<Given extends AnyAnswer, Code extends Extract<RefusedBody<Given>, Problem>['code']>(
  answer: Given,
  code: Code,
): Extract<RefusedBody<Given>, { code: Code }>
export function refusal({ status, body }: AnyAnswer, code?: string): unknown {
  const problem = Problem.safeParse(body)
  if (Number(status) < 400 || !problem.success || (code && problem.data.code !== code))
    throw new Error(`No refusal ${code ?? ''} but ${String(status)}: ${JSON.stringify(body)}`)
  return body
}

export interface OperationCalls {
  /** The body of a successful answer. A refusal fails the test, and so does a status that the contract does not list. */
  ask<Name extends OperationName>(name: Name, request: Asked<Name>): Promise<AnswerBody<Name>>
  /** Any answer that the contract lists. `done` takes the body of a success, `refusal` that of a refusal. */
  answer<Name extends OperationName>(name: Name, request: Tried<Name>): Promise<AnswerOf<Name>>
}

type Call = (method: string, url: string, options: CallOptions) => Promise<Answer>

/** Calls of operations by their names, over any call of the server. */
export function operationCalls(call: Call): OperationCalls {
  const send = async (name: OperationName, request: Tried<OperationName>): Promise<Answer> => {
    const { params, query, ...rest } = request as CallOptions & { params?: object; query?: object }
    const [method = '', path = ''] = ADDRESSES[name].split(' ')
    const answer = await call(method, addressOf(path, params, query), rest)
    return answer.status === 204 ? { ...answer, body: null } : answer
  }
  return {
    async ask(name, request) {
      const { status, body } = await send(name, request as Tried<OperationName>)
      if (!(status in OPERATIONS[name].answers))
        throw new Error(`${name} answers ${status}: ${JSON.stringify(body)}`)
      return body as AnswerBody<typeof name>
    },
    async answer(name, request) {
      return (await send(name, request as Tried<OperationName>)) as AnswerOf<typeof name>
    },
  }
}

/** The address of a path with its parameters and query filled in; what is undefined is left out. */
function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = Object.entries(params).reduce(
    (rest, [name, value]) => rest.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )
  const asked = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) asked.append(key, String(value))
  return asked.size > 0 ? `${filled}?${asked}` : filled
}
