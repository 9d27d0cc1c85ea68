import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createFormatter,
  type Formatter,
  joinCatalogues,
  type ParsedCatalogue,
  parsedCatalogue,
  textsOf,
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
  /** One area of it: 'site'. */
  areaForPages(tag: string, area: string): ParsedCatalogue | undefined
}

/**
 * English, and the languages of a folder with a folder for each: `es`. A message that a translation lacks is shown in
 * English. Throws when a file cannot be read, so that the server does not start with half of a language.
 */
export function readLanguages(folder: string): Languages {
  const formatters = new Map([['en', english]])
  const pages = new Map<string, ParsedCatalogue>()
  const areas = new Map<string, ParsedCatalogue>()
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  for (const [tag, translation] of translationsIn(names, (name) =>
    readFileSync(join(folder, name), 'utf8'),
  )) {
    const translated = new Map(Object.entries(textsOf(translation)))
    const catalogue = joinCatalogues((id) => translated.get(id), ENGLISH_CATALOGUE)
    formatters.set(tag, createFormatter(catalogue, tag))
    for (const [area, texts] of translation) areas.set(`${tag}/${area}`, parsedCatalogue(texts))
    pages.set(tag, Object.assign({}, ...[...translation.keys()].map((area) => areas.get(`${tag}/${area}`))))
  }
  const tags = [...formatters.keys()]
  const of = (tag: string | null | undefined) => formatters.get(tag ?? 'en') ?? english
  return {
    tags: [...pages.keys()],
    of,
    preferred: (header) => of(header && (negotiate(header, tags) ?? negotiate(withoutRegions(header), tags))),
    ofAccount: (language) => of(language?.toLowerCase()),
    forPages: (tag) => pages.get(tag),
    areaForPages: (tag, area) => areas.get(`${tag}/${area}`),
  }
}

/** 'es' of 'es-MX': a language that the installation has without the region is better than English (RFC 4647, 3.4). */
const withoutRegions = (acceptLanguage: string): string =>
  acceptLanguage.replaceAll(/\b([a-z]{2,3})-[a-z\d-]+/gi, '$1')

/** Gives each request the words of its reader, and the pages of the web app their language: `/translations/es/app.json`. */
export function installLanguages(app: FastifyInstance, languages: Languages): void {
  app.decorate('languages', languages)
  app.decorateRequest('words', {
    getter() {
      return languages.preferred(this.headers['accept-language'])
    },
  })
  const config = { permission: 'public' } as const
  app.get<{ Params: { tag: string; area: string } }>(
    '/translations/:tag/:area.json',
    { config, schema: { hide: true } },
    (request, reply) => {
      const catalogue = languages.areaForPages(request.params.tag, request.params.area)
      if (!catalogue) return reply.refuse(notFound())
      return reply.header('cache-control', 'public, max-age=3600').send(catalogue)
    },
  )
}
