import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
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
  const { url, env } = connectionOf(address)
  try {
    await run(tool, [...args, '--dbname', url], { env, maxBuffer: 16 * 1024 * 1024 })
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw failure(tool, error, stderr)
  }
}

/**
 * Yields the output of a tool as it comes. Throws as runPostgresTool does, after the output before the error.
 */
export async function* readPostgresTool(tool: 'pg_restore', args: readonly string[]): AsyncGenerator<string> {
  const child = spawn(tool, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const said = text(child.stderr)
  const ended = once(child, 'close')
  // Its failure is looked at when everything is read.
  ended.catch(() => {})
  try {
    yield* child.stdout.setEncoding('utf8')
    const [code] = await ended
    if (code !== 0) throw new Error(`It ended with ${code}`)
  } catch (error) {
    throw failure(tool, error, await said)
  } finally {
    child.kill()
  }
}

/** Runs a script with psql, to its end or to the first statement that fails. Throws as runPostgresTool does. */
export async function feedPsql(address: string, script: AsyncIterable<string>): Promise<void> {
  const { url, env } = connectionOf(address)
  const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null']
  const child = spawn('psql', [...options, '--file=-', '--dbname', url], {
    env,
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const said = text(child.stderr)
  const ended = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`It ended with ${code}`)
  })
  // The exit message of psql explains a broken pipe.
  const fed = pipeline(Readable.from(script), child.stdin).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const [feeding, running] = await Promise.allSettled([fed, ended])
  if ('reason' in feeding) throw feeding.reason
  if ('reason' in running) throw failure('psql', running.reason, await said)
}

function connectionOf(address: string): { url: string; env: NodeJS.ProcessEnv } {
  const { url, password } = withoutPassword(address)
  return { url, env: { ...process.env, ...(password && { PGPASSWORD: password }) } }
}

function failure(tool: string, error: unknown, stderr: string | undefined): StartupError {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
    return new StartupError(
      `${tool} is not installed here: install PostgreSQL's client programs (Debian: postgresql-client).`,
    )
  }
  return new StartupError(`${tool} failed: ${(stderr || String(error)).trim()}`)
}
