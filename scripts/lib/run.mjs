import { spawn } from 'node:child_process'
import { ROOT } from './paths.mjs'

/**
 * Runs a command and collects its output (both streams, in order). `echo` also prints the output.
 * Never throws: a command that cannot start ends with code 127.
 */
export function run(command, args, { env = process.env, cwd = ROOT, echo = false, uid, gid } = {}) {
  return new Promise((done) => {
    let output = ''
    const take = (stream) => (chunk) => {
      output += chunk
      if (echo) stream.write(chunk)
    }
    const child = spawn(command, args, { env, cwd, uid, gid, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', take(process.stdout))
    child.stderr.on('data', take(process.stderr))
    child.on('error', (error) => done({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code, signal) =>
      done({ code: code ?? 1, output: signal ? `${output}\n${signal}` : output }),
    )
  })
}

/** Shows progress of a long task: one dot per second, then the seconds that it took. */
export async function withProgress(title, work) {
  const started = Date.now()
  process.stdout.write(`${title} `)
  const timer = setInterval(() => process.stdout.write('.'), 1000)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    process.stdout.write(` ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
  }
}
