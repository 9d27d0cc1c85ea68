import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFormatter, type Formatter, joinCatalogues } from '@edfe/messages'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { ENGLISH_CATALOGUE, english } from './formatter.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Sentences in the language that the reader prefers. */
    readonly words: Formatter
  }
}

/** The languages of the installation; English where it lacks the one that is asked for. */
export interface Languages {
  /** By the header Accept-Language of a request. */
  preferred(acceptLanguage: string | undefined): Formatter
  /** By the language of an account: 'ES'. */
  ofAccount(language: string | undefined): Formatter
}

/** The messages of one language by their ids, in ICU syntax. */
const Translation = z.record(z.string(), z.string())
const TRANSLATION_FILE = /^([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.json$/

/**
 * English, and the languages of a folder with a file for each: `es.json`. A message that a translation lacks is shown in
 * English. Throws when a file cannot be read, so that the server does not start with half of a language.
 */
export function readLanguages(folder: string): Languages {
  const formatters = new Map([['en', english]])
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const tag = TRANSLATION_FILE.exec(file)?.[1]
    if (!tag) continue
    const texts = Translation.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const translated = new Map(Object.entries(texts))
    const catalogue = joinCatalogues((id) => translated.get(id), ENGLISH_CATALOGUE)
    formatters.set(tag, createFormatter(catalogue, tag))
  }
  const tags = [...formatters.keys()]
  const of = (tag: string | null | undefined) => formatters.get(tag ?? 'en') ?? english
  return {
    preferred: (header) => of(header && negotiate(header, tags)),
    ofAccount: (language) => of(language?.toLowerCase()),
  }
}

/** Gives each request the words of its reader. */
export function installLanguages(app: FastifyInstance, languages: Languages): void {
  app.decorateRequest('words', {
    getter() {
      return languages.preferred(this.headers['accept-language'])
    },
  })
}
