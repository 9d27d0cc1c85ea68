import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SERVER = dirname(fileURLToPath(import.meta.resolve('@edfe/api/package.json')))

/** A file of the server's package, by its path there. The built server lies in another folder than its sources. */
export const inServer = (path: string): string => join(SERVER, path)
