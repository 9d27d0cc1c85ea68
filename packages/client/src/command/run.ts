import { type ParseArgsConfig, parseArgs } from 'node:util'
import { createClient } from '../client.ts'
import { login, logout } from './login.ts'
import { push } from './push.ts'
import { readLogin } from './saved-login.ts'
import { status } from './status.ts'
import { EXIT, type Exit, type Outcome, refused, type Terminal } from './terminal.ts'

const HELP = `edfe: prepare and follow entries of Electronic Direct Filing of Entry

  edfe login --server URL       keep a key; it is asked for, or read from a pipe
  edfe push SHEET               add the rows of a CSV or XLSX file to a new draft, as lines
      --entry ENTRY             to this draft: its number or id
      --sheet NAME              this sheet of the workbook
      --rate N                  US dollars for one unit of the sheet's currency
      --trial                   say what would be sent, and send nothing
  edfe status ENTRY             the status of an entry
      --watch                   and each change of it, until you press Ctrl-C
      --until STATUS            and each change of it, until it has this status
      --every SECONDS           how often to ask (30)
  edfe logout                   remove the key from this machine

  --json                        answer in JSON, one object to a line
  --help

EDFE_SERVER and EDFE_KEY are used in place of a login.
Exit codes: 0 done; 1 refused, or the server was not reached; 2 wrong use; 3 sent, and cells are left to look at.`

const OPTIONS = {
  server: { type: 'string' },
  entry: { type: 'string' },
  sheet: { type: 'string' },
  rate: { type: 'string' },
  trial: { type: 'boolean' },
  watch: { type: 'boolean' },
  until: { type: 'string' },
  every: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsConfig['options']

const parsed = (args: readonly string[]) =>
  parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true })
type Values = ReturnType<typeof parsed>['values']

/** Runs the command with the words after its name, and returns its exit code. */
export async function run(args: readonly string[], terminal: Terminal): Promise<Exit> {
  let given: ReturnType<typeof parsed>
  try {
    given = parsed(args)
  } catch (wrong) {
    // An option that is not known, or one without its value.
    terminal.err((wrong as Error).message)
    return EXIT.wrongUse
  }
  const { values, positionals } = given
  if (values.help || positionals.length === 0) {
    terminal.out(HELP)
    return values.help ? EXIT.done : EXIT.wrongUse
  }
  const print = ({ lines, json, exit }: Outcome) => {
    const isFailed = exit === EXIT.refused || exit === EXIT.wrongUse
    if (values.json) terminal.out(JSON.stringify(json))
    else for (const line of lines) (isFailed ? terminal.err : terminal.out)(line)
  }
  const outcome = await outcomeOf(positionals, values, terminal, print)
  print(outcome)
  return outcome.exit
}

async function outcomeOf(
  [command = '', name, ...more]: readonly string[],
  values: Values,
  terminal: Terminal,
  print: (outcome: Outcome) => void,
): Promise<Outcome> {
  const takesName = command === 'push' || command === 'status'
  if (more.length > 0 || (takesName ? name === undefined : name !== undefined))
    return refused(`Use it as 'edfe --help' says.`, 'wrong_use', EXIT.wrongUse)
  try {
    if (command === 'login') return await login(terminal, values.server)
    if (command === 'logout') return logout(terminal)
    if (!takesName)
      return refused(`There is no command ${command}: see 'edfe --help'.`, 'wrong_use', EXIT.wrongUse)
    const kept = readLogin(terminal.settingsFolder, terminal.env)
    if (!kept) return refused('Log in first: edfe login --server https://…', 'not_logged_in')
    const edfe = createClient({ ...kept, wait: terminal.pause })
    const { entry, sheet, rate, trial: isTrial = false } = values
    if (command === 'push') return await push(edfe, name ?? '', { entry, sheet, rate, isTrial })
    const { watch: isWatched = false, until, every: seconds } = values
    return await status(edfe, name ?? '', { isWatched, until, seconds, print }, terminal)
  } catch (thrown) {
    // What fetch throws when no answer came: the reason is its cause.
    if (!(thrown instanceof TypeError && thrown.cause instanceof Error)) throw thrown
    return refused(`The server was not reached: ${thrown.cause.message}`, 'server_not_reached')
  }
}
