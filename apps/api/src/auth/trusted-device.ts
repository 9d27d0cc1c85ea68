import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookiePrefix, cookieValue, hasSecureCookies } from './session-cookie.ts'

const YEAR_SECONDS = 365 * 24 * 3600
const nameOf = (publicUrl: string) => `${cookiePrefix(publicUrl)}.known_browser`

const signatureOf = (nonce: string, email: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`known-browser:${nonce}:${email.trim().toLowerCase()}`)
    .digest('base64url')

/**
 * The mark of a browser in which this account was signed in before; undefined for any other. Its wrong passwords are
 * counted apart (OWASP: device cookies), so that a stranger's guessing never keeps the owner out.
 */
export function knownBrowser(
  cookies: string | undefined,
  email: string,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): string | undefined {
  const [nonce = '', given = ''] = (cookieValue(cookies, nameOf(publicUrl)) ?? '').split('.')
  const expected = Buffer.from(signatureOf(nonce, email, secret))
  const signature = Buffer.from(given)
  return nonce && signature.length === expected.length && timingSafeEqual(signature, expected)
    ? nonce
    : undefined
}

/** The cookie that marks a browser as known to an account, for the header Set-Cookie. */
export function knownBrowserCookie(
  email: string,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): string {
  const nonce = randomBytes(18).toString('base64url')
  const value = `${nonce}.${signatureOf(nonce, email, secret)}`
  const flags = `Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax`
  return `${nameOf(publicUrl)}=${value}; ${flags}${hasSecureCookies(publicUrl) ? '; Secure' : ''}`
}

/** The cookies of a request but for this one, which is not the library's: what is left, or undefined. */
export const otherCookies = (cookies: string | undefined, publicUrl: string): string | undefined =>
  cookies
    ?.split(/;\s*/)
    .filter((pair) => !pair.startsWith(`${nameOf(publicUrl)}=`))
    .join('; ') || undefined
