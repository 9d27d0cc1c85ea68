import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { parseDay } from '@edfe/domain/calendar'
import { readConfig, StartupError } from '../../config/config.ts'
import { english } from '../../messages/formatter.ts'
import { FEWEST_RULINGS, loadRulings } from './load-rulings.ts'
import { loadRulingTexts } from './ruling-texts.ts'

const USAGE =
  'Set TARIFF_RULINGS_URL or name files with answers of CROSS: npm run tariff:rulings -- [FILE …] [--from 2026-10-01] [--before 2026-11-01] [--all], or for texts [--texts FOLDER]'

const OPTIONS = {
  from: { type: 'string' },
  before: { type: 'string' },
  all: { type: 'boolean' },
  texts: { type: 'string' },
} as const

/**
 * `npm run tariff:rulings`: loads CBP's rulings on the numbers of goods into the data folder, beside the running servers,
 * which use them without a restart. Exit 1 for what is refused.
 */
async function main(): Promise<number> {
  const { values, positionals: files } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const { TARIFF_RULINGS_URL: url, TARIFF_PROXY_URL: proxy, DATA_DIR } = readConfig(process.env)
  if (values.texts) return loadTexts(DATA_DIR, values.texts)
  const [from, before] = [values.from, values.before].map(dayOf)
  const source = files.length > 0 ? files : url && { url, proxy }
  if (!source) throw new StartupError(USAGE)
  const loaded = await loadRulings({
    dataDir: DATA_DIR,
    source,
    from,
    before,
    isWhole: values.all ?? false,
    fewest: FEWEST_RULINGS,
    wait,
    onPage: (page, pages) => console.log(`Page ${page} of ${pages}`),
  })
  if ('problem' in loaded) {
    console.error(english.format(loaded.problem))
    console.error('Nothing was stored.')
    return 1
  }
  const since = loaded.from ? `, with those since ${loaded.from} loaded anew` : ''
  console.log(
    `${loaded.rulings.length} rulings are stored${since}; ${loaded.revoked.length} are known as revoked.`,
  )
  return 0
}

function loadTexts(dataDir: string, folder: string): number {
  const loaded = loadRulingTexts(dataDir, folder)
  if (typeof loaded === 'number') {
    console.log(`${loaded} texts of rulings are stored.`)
    return 0
  }
  console.error(english.format(loaded.problem))
  console.error('Nothing was stored.')
  return 1
}

/** The day of an option; without the option none. */
function dayOf(typed: string | undefined) {
  const day = parseDay(typed)
  if (typed && !day) throw new StartupError(USAGE)
  return day
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error)
  return 1
})
