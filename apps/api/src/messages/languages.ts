import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createFormatter,
  type Formatter,
  joinCatalogues,
  type ParsedCatalogue,
  parsedCatalogue,
  tagOfFile,
  translationsIn,
} from '@edfe/messages'
import { negotiate } from '@fastify/accept-negotiator'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../refusals/problems.ts'
import { ENGLISH_CATALOGUE, english } from './formatter.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly languages: Languages
  }
  interface FastifyRequest {
    /** Sentences in the language that the reader prefers. */
    readonly words: Formatter
  }
}

/** The languages of the installation; English where it lacks the one that is asked for. */
export interface Languages {
  /** The tags of the translations; English is not among them. */
  readonly tags: readonly string[]
  /** By the tag of a translation. */
  of(tag: string): Formatter
  /** By the header Accept-Language of a request. */
  preferred(acceptLanguage: string | undefined): Formatter
  /** By the language of an account: 'ES'. */
  ofAccount(language: string | undefined): Formatter
  /** The translation for pages, always the same object for a tag; undefined for English and for a language that is not there. */
  forPages(tag: string): ParsedCatalogue | undefined
}

/**
 * English, and the languages of a folder with a file for each: `es.json`. A message that a translation lacks is shown in
 * English. Throws when a file cannot be read, so that the server does not start with half of a language.
 */
export function readLanguages(folder: string): Languages {
  const formatters = new Map([['en', english]])
  const pages = new Map<string, ParsedCatalogue>()
  const files = existsSync(folder) ? readdirSync(folder) : []
  for (const [tag, texts] of translationsIn(files, (name) => readFileSync(join(folder, name), 'utf8'))) {
    const translated = new Map(Object.entries(texts))
    const catalogue = joinCatalogues((id) => translated.get(id), ENGLISH_CATALOGUE)
    formatters.set(tag, createFormatter(catalogue, tag))
    pages.set(tag, parsedCatalogue(texts))
  }
  const tags = [...formatters.keys()]
  const of = (tag: string | null | undefined) => formatters.get(tag ?? 'en') ?? english
  return {
    tags: [...pages.keys()],
    of,
    preferred: (header) => of(header && negotiate(header, tags)),
    ofAccount: (language) => of(language?.toLowerCase()),
    forPages: (tag) => pages.get(tag),
  }
}

/** Gives each request the words of its reader, and the pages of the web app their language: `/translations/es.json`. */
export function installLanguages(app: FastifyInstance, languages: Languages): void {
  app.decorate('languages', languages)
  app.decorateRequest('words', {
    getter() {
      return languages.preferred(this.headers['accept-language'])
    },
  })
  const config = { permission: 'public' } as const
  app.get<{ Params: { file: string } }>(
    '/translations/:file',
    { config, schema: { hide: true } },
    (request, reply) => {
      const tag = tagOfFile(request.params.file)
      const catalogue = tag && languages.forPages(tag)
      if (!catalogue) return reply.refuse(notFound())
      return reply.header('cache-control', 'public, max-age=3600').send(catalogue)
    },
  )
}
