import { createHmac, timingSafeEqual } from 'node:crypto'

/** True if cookies travel by TLS only. */
export const hasSecureCookies = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/**
 * Returns the prefix of every cookie's name. With `__Host-` a browser accepts them from this host only, with
 * Secure, Path=/ and no Domain: no other host of the domain can set one (RFC 6265bis 4.1.3.2).
 */
export const cookiePrefix = (publicUrl: string): string =>
  `${hasSecureCookies(publicUrl) ? '__Host-' : ''}edfe`

/** The signed cookie's name. */
export const sessionCookieName = (publicUrl: string): string => `${cookiePrefix(publicUrl)}.session_token`

/** One cookie of a Cookie header, decoded; undefined if it is missing. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(/;\s*/).find((part) => part.startsWith(`${name}=`))
  return pair && safeDecode(pair.slice(name.length + 1))
}

/**
 * The session token of a Cookie header if this server signed it, with one of its secrets: `token.signature`, the
 * signature an HMAC-SHA256 of the token in base64, as better-auth signs. Why not by the library: decision record 22.
 */
export function sessionToken(
  header: string | undefined,
  name: string,
  secrets: readonly string[],
): string | undefined {
  const value = cookieValue(header, name)
  if (!value) return undefined
  const dot = value.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const isSigned = secrets.some((secret) => {
    const expected = signatureOf(token, secret)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  return isSigned ? token : undefined
}

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest()

/** A Cookie header with its session signed by the current secret, the only one that the library verifies. */
export function withCurrentSignature(header: string, name: string, secrets: [string, ...string[]]): string {
  const token = sessionToken(header, name, secrets)
  if (!token) return header
  const signed = encodeURIComponent(`${token}.${signatureOf(token, secrets[0]).toString('base64')}`)
  const isSession = (pair: string) => pair.startsWith(`${name}=`)
  return header
    .split(/;\s*/)
    .map((pair) => (isSession(pair) ? `${name}=${signed}` : pair))
    .join('; ')
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
