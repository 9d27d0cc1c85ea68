import { z } from 'zod'
import type { Answer } from './harness.ts'

const EnabledFactor = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/** What the authentication library answers when a second factor begins: the secret as an address, and recovery codes. */
export const enabledFactor = ({ body }: Answer) => EnabledFactor.parse(body)

/** The page to which sign-in with another account leads. */
export const redirectOf = ({ body }: Answer): URL => new URL(z.object({ url: z.string() }).parse(body).url)
