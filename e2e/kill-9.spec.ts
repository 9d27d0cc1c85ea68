import { SAMPLE_ENTRY } from '@edfe/domain/fixtures'
import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { type ApiSession, type EntryAnswer, newSession, type Server } from './harness/api-session.ts'
import { startProduct } from './harness/product.ts'
import { expect, test } from './harness/test.ts'

const PEOPLE = 4
const KILLS = 3
const SAVES_BEFORE_KILL = 12

/** One person who saves one field again and again, and remembers the last value that the server acknowledged. */
interface Saver {
  session: ApiSession
  entry: EntryAnswer
  acknowledged: string
  /** The value of a save whose answer never came: it may be stored or not. */
  unanswered: string | undefined
}

test('a killed server loses no save that it acknowledged, and starts again', async () => {
  const product = await startProduct({ today: SAMPLE_ENTRY.today, isEmbedded: true })
  try {
    const savers = await Promise.all(Array.from({ length: PEOPLE }, () => newSaver(product)))
    for (let kill = 0; kill < KILLS; kill++) {
      let answered = 0
      const enough = Promise.withResolvers<void>()
      const saving = savers.map((saver) =>
        saveUntilTheServerIsGone(saver, () => {
          answered += 1
          if (answered >= SAVES_BEFORE_KILL) enough.resolve()
        }),
      )
      await enough.promise
      await product.killServer()
      await Promise.all(saving)
      await product.startServer()
      for (const saver of savers) await expectKept(saver)
    }
  } finally {
    await product.stop()
  }
})

async function newSaver(product: Server): Promise<Saver> {
  const session = await newSession(product)
  const entry = await session.createEntry(SAMPLE_DRAFT)
  return { session, entry, acknowledged: '', unanswered: undefined }
}

async function saveUntilTheServerIsGone(saver: Saver, onAnswer: () => void) {
  for (let round = 0; ; round++) {
    const value = `AF-${saver.entry.updated_at.slice(-9, -1)}-${round}`
    saver.unanswered = value
    try {
      saver.entry = await saver.session.save(saver.entry, {
        totals_declarations: { file_reference_no: value },
      })
    } catch (error) {
      if (error instanceof TypeError) return
      throw error
    }
    saver.acknowledged = value
    saver.unanswered = undefined
    onAnswer()
  }
}

async function expectKept(saver: Saver) {
  saver.entry = await saver.session.entry(saver.entry.id)
  const kept = saver.entry.draft_data.totals_declarations
  expect([saver.acknowledged, saver.unanswered]).toContain(kept?.file_reference_no)
  expect(kept?.declarant_title, 'the rest of the section').toBe(SAMPLE_ENTRY.made.declarant.title)
}
