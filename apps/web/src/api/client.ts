import { ADDRESSES } from '@edfe/contracts/addresses'
import type { AnswerOf, OperationName, Operations, ParamsOf, RequestOf } from '@edfe/contracts/operations'
import { language } from '../words/language.ts'
import { checkConnection } from './connection.ts'
import { ApiProblem, problemOf } from './problem.ts'
import { askForProof } from './proof.ts'
import { organizationHeader, organizationIsBack } from './shown-organization.ts'

/** The request of an operation. */
export type CallRequest<Name extends OperationName> = RequestOf<Name> & {
  signal?: AbortSignal
  /** The call outlives the page that makes it. */
  keepalive?: boolean
}

/** The request may be left out where nothing in it is needed. */
type Arguments<Name extends OperationName> =
  Record<never, never> extends CallRequest<Name>
    ? [request?: CallRequest<Name>]
    : [request: CallRequest<Name>]

/** An operation whose answer is a file or a stream. */
type FileName = {
  [Name in OperationName]: Operations[Name] extends { media: string } ? Name : never
}[OperationName]

interface AnyRequest {
  params?: Record<string, string | number> | undefined
  query?: object | undefined
  body?: unknown
  /** A body that is not JSON. */
  bytes?: Blob
  signal?: AbortSignal
  keepalive?: boolean
}

/** Called when the server says that nobody is signed in; the session store listens. */
let onSignedOut: () => void = () => undefined
export const whenSignedOut = (listener: () => void) => {
  onSignedOut = listener
}

/** The address of an operation: parameters are filled in and encoded, empty query values are left out. */
export function addressOf<Name extends OperationName>(
  name: Name,
  request: Pick<CallRequest<Name>, 'params' | 'query'>,
): string
export function addressOf(name: OperationName, request: AnyRequest): string {
  return addressWith(name, request)
}

function addressWith(name: OperationName, { params, query }: AnyRequest): string {
  const [, path = ''] = ADDRESSES[name].split(' ')
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params?.[key] ?? ''))
  const asked = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== '') asked.set(key, String(value))
  }
  return asked.size > 0 ? `${filled}?${asked}` : filled
}

/**
 * Calls an operation of the API. Its name decides what it takes and answers. A refusal is thrown as an `ApiProblem`, and
 * so is a server that cannot be reached; an aborted call throws its own error. A call from a tab that shows another
 * organization than the session works in waits until the person has decided where to go on; one that needs a proof of
 * the person waits until it is given.
 */
export function call<Name extends Exclude<OperationName, FileName>>(
  name: Name,
  ...request: Arguments<Name>
): Promise<AnswerOf<Name>>
export async function call(name: OperationName, request: AnyRequest = {}): Promise<unknown> {
  return send(name, request, async (answer) => {
    const text = await answer.text()
    return text === '' ? null : JSON.parse(text)
  })
}

/** Calls an operation that takes bytes in place of JSON. */
export function sendBytes(
  name: 'putDocumentPart',
  request: { params: ParamsOf<'putDocumentPart'>; bytes: Blob; signal?: AbortSignal },
): Promise<AnswerOf<'putDocumentPart'>> {
  return send(name, request, (answer) => answer.json())
}

/** The content of an operation that answers a file. */
export function readBlob<Name extends FileName>(name: Name, request: CallRequest<Name>): Promise<Blob>
export function readBlob(name: OperationName, request: AnyRequest): Promise<Blob> {
  return send(name, request, (answer) => answer.blob())
}

/** The text of an operation that answers a file, such as CSV. */
export function readText<Name extends FileName>(name: Name, request: CallRequest<Name>): Promise<string>
export function readText(name: OperationName, request: AnyRequest): Promise<string> {
  return send(name, request, (answer) => answer.text())
}

/** The answer of an operation, to be read while it arrives. */
export function openStream<Name extends FileName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
export function openStream(name: OperationName, request: AnyRequest): Promise<ReadableStream> {
  return send(name, request, async ({ body }) => body ?? new Blob().stream())
}

async function send<T>(
  name: OperationName,
  request: AnyRequest,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const { body, bytes, signal, keepalive } = request
  const type = bytes ? 'application/octet-stream' : body !== undefined && 'application/json'
  const [method] = ADDRESSES[name].split(' ')
  try {
    const answer = await fetch(addressWith(name, request), {
      method,
      credentials: 'same-origin',
      signal,
      keepalive,
      headers: {
        // The server answers in the language of the page, whatever the browser prefers.
        'accept-language': language().locale,
        ...organizationHeader(),
        ...(type && { 'content-type': type }),
      },
      ...(type && { body: bytes ?? JSON.stringify(body) }),
    })
    if (answer.ok) return await read(answer)
    if (answer.status === 401) onSignedOut()
    const problem = problemOf(answer.status, await answer.json().catch(() => undefined))
    if (problem.isRetryable) checkConnection()
    if (problem.is('organization_changed')) await organizationIsBack(problem)
    else if (!problem.is('proof_required') || keepalive || !(await askForProof())) throw problem
    return await send(name, request, read)
  } catch (cause) {
    if (signal?.aborted || cause instanceof ApiProblem) throw cause
    checkConnection()
    throw new ApiProblem(0, 'network', 'The server cannot be reached. Check your connection.')
  }
}
