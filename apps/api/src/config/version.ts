import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { inServer } from './folders.ts'

const Package = z.object({ version: z.string() })

/** The version of the product, as the root package.json has it. */
export const { version: VERSION } = Package.parse(
  JSON.parse(readFileSync(inServer('../../package.json'), 'utf8')),
)
