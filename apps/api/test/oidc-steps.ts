import { redirectOf } from './auth-answers.ts'
import { cookieOf, type TestApp } from './harness.ts'

/** A browser's cookies of the provider, so that a second visit finds the person signed in there. */
export type ProviderCookies = Map<string, string>

interface Visit {
  /** Who the person says they are at the provider, if it asks. */
  email: string
  /** The cookie of the product's session, if there is one. */
  session?: string
  cookies?: ProviderCookies
  /** True asks for a new sign-in there, as before a signature. */
  proof?: boolean
  /** Connects the account of the session in place of signing in. */
  connects?: boolean
}

/** Leaves for the provider and comes back as far as its last redirect: the address of the product, with its cookies. */
export async function leaveAndReturn(app: TestApp, visit: Visit): Promise<{ url: URL; cookie: string }> {
  const { email, session = '', cookies = new Map(), proof, connects = false } = visit
  const leaving = await app.auth(
    connects ? 'link-social' : 'sign-in/social',
    {
      provider: 'oidc',
      callbackURL: connects ? '/settings/security' : '/dashboard',
      errorCallbackURL: '/sign-in?way=oidc',
      ...(proof ? { additionalData: { proof } } : {}),
    },
    session,
  )
  const cookie = [session, cookieOf(leaving.headers)].filter(Boolean).join('; ')
  return {
    url: await visitProvider(redirectOf(leaving), email, cookies, app.app.settings.PUBLIC_URL),
    cookie,
  }
}

/** Signs in by the provider: the answer that opens the session, or says why not. */
export async function throughProvider(app: TestApp, visit: Visit) {
  const { url, cookie } = await leaveAndReturn(app, visit)
  return app.call('GET', url.pathname + url.search, { headers: { cookie } })
}

/** The session among the cookies of an answer; empty for none. */
export const sessionOf = ({ headers }: Awaited<ReturnType<typeof throughProvider>>) =>
  /\S*session_token=[^;]+/.exec(cookieOf(headers))?.[0] ?? ''

const MOST_STEPS = 10

async function visitProvider(page: URL, email: string, cookies: ProviderCookies, home: string): Promise<URL> {
  let at = page
  let form: URLSearchParams | undefined
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const response = await fetch(at, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { body: form } : {}),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const location = response.headers.get('location')
    if (!location && response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    form = location ? undefined : new URLSearchParams({ email })
    if (location) at = new URL(location, at)
    if (at.href.startsWith(home)) return at
  }
  throw new Error('The provider led in a circle')
}
