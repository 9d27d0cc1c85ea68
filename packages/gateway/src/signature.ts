import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { createSigner, createVerifier, httpbis } from 'http-message-signatures'

/** A key that both sides know; `id` tells several apart. */
export interface SharedKey {
  id: string
  /** At least 32 characters. */
  secret: string
}

type Headers = Record<string, string | string[]>
/** A request as it is signed: only the path and the query of its address count. */
export interface SignedRequest {
  method: string
  url: string
  headers: Headers
}
interface SignedResponse {
  status: number
  headers: Headers
}

const ALGORITHM = 'hmac-sha256'
const REQUEST_FIELDS = ['@method', '@path', '@query', 'content-digest']
/** The signature of the request binds an answer to it: that of another request is none. */
const RESPONSE_FIELDS = ['@status', 'content-digest', '"signature";req']
const PARAMETERS = ['created', 'keyid', 'alg', 'nonce']
/** How far the clocks of both sides may differ, and how old a message may be, in seconds. */
const TOLERANCE_SECONDS = 300

/** The Content-Digest (RFC 9530) of a body, which may be empty. */
export const contentDigest = (body: Uint8Array): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`

const signing = ({ id, secret }: SharedKey, fields: string[]) => ({
  key: createSigner(secret, ALGORITHM, id),
  name: 'edfe',
  fields,
  params: PARAMETERS,
  paramValues: { nonce: randomUUID() },
})

/** Returns the headers of a request or a response with those that sign it (RFC 9421), by their names in lower case. */
export async function signRequest(
  key: SharedKey,
  request: SignedRequest,
  body: Uint8Array,
): Promise<Headers> {
  const message = { ...request, headers: { ...request.headers, 'content-digest': contentDigest(body) } }
  return lowerCase((await httpbis.signMessage(signing(key, REQUEST_FIELDS), message)).headers)
}

export async function signResponse(
  key: SharedKey,
  response: SignedResponse,
  body: Uint8Array,
  request: SignedRequest,
): Promise<Headers> {
  const message = { ...response, headers: { ...response.headers, 'content-digest': contentDigest(body) } }
  return lowerCase((await httpbis.signMessage(signing(key, RESPONSE_FIELDS), message, request)).headers)
}

/** The key that signed a request; undefined when none of these did, or the body is not the signed one. Never throws. */
export async function verifiedKey(
  keys: readonly SharedKey[],
  request: SignedRequest,
  body: Uint8Array,
): Promise<SharedKey | undefined> {
  const signer = await signerOf(keys, REQUEST_FIELDS, request, body)
  return keys.find(({ id }) => id === signer)
}

/** True if the key signed this response to this request. Never throws. */
export const isSignedResponse = async (
  key: SharedKey,
  response: SignedResponse,
  body: Uint8Array,
  request: SignedRequest,
): Promise<boolean> => (await signerOf([key], RESPONSE_FIELDS, response, body, request)) !== undefined

/** The id of the key that signed a message. */
async function signerOf(
  keys: readonly SharedKey[],
  fields: string[],
  message: SignedRequest | SignedResponse,
  body: Uint8Array,
  request?: SignedRequest,
): Promise<string | undefined> {
  const digest = Buffer.from(contentDigest(body))
  const given = Buffer.from(String(message.headers['content-digest'] ?? ''))
  if (digest.length !== given.length || !timingSafeEqual(digest, given)) return undefined
  let signer: string | undefined
  const config = {
    keyLookup: async ({ keyid }: { keyid?: string }) => {
      const key = keys.find(({ id }) => id === keyid)
      if (!key) return null
      signer = key.id
      return { id: key.id, algs: [ALGORITHM], verify: createVerifier(key.secret, ALGORITHM) }
    },
    tolerance: TOLERANCE_SECONDS,
    // The library takes the tolerance off `created` before it compares the age.
    maxAge: 2 * TOLERANCE_SECONDS,
    all: true,
    requiredParams: PARAMETERS,
    requiredFields: fields.map((field) => field.replace(/^"([^"]+)".*/, '$1')),
  }
  try {
    const isValid =
      'status' in message
        ? await httpbis.verifyMessage(config, message, request)
        : await httpbis.verifyMessage(config, message)
    return isValid === true ? signer : undefined
  } catch {
    return undefined
  }
}

const lowerCase = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
