import { hash, verify } from '@node-rs/argon2'

export const MAX_PASSWORD_LENGTH = 128

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, ARGON2)
export const verifyPassword = (given: { hash: string; password: string }): Promise<boolean> =>
  verify(given.hash, given.password).catch(() => false)
