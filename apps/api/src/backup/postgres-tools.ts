import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { StartupError } from '../config/config.ts'

const run = promisify(execFile)

/** The address without its password, which other users of the machine could read among the arguments. */
function withoutPassword(address: string): { url: string; password: string } {
  const { before = address, password = '', after = '' } = PASSWORD.exec(address)?.groups ?? {}
  return { url: before + after, password: decodeURIComponent(password) }
}

/** Works on the text: an address with several servers is not a URL. */
const PASSWORD = /^(?<before>[a-z]+:\/\/[^:@/]*):(?<password>[^@/]*)(?<after>@.*)$/

/**
 * Runs one of PostgreSQL's own tools on a database. Throws a StartupError with what the tool said, or when it is not
 * installed.
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  address: string,
  args: readonly string[],
): Promise<void> {
  const { url, password } = withoutPassword(address)
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await run(tool, [...args, '--dbname', url], { env, maxBuffer: 16 * 1024 * 1024 })
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { stderr?: string }
    if (code === 'ENOENT') {
      throw new StartupError(
        `${tool} is not installed here: install PostgreSQL's client programs (Debian: postgresql-client).`,
      )
    }
    throw new StartupError(`${tool} failed: ${(stderr || String(error)).trim()}`)
  }
}
