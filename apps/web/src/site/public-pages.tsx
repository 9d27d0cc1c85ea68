import type { PublicPage } from '@edfe/contracts/tariff/public-pages'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ENGLISH, type Language, language, languageTag, setLanguage } from '../words/language.ts'
import { CONTENT_MARK } from './content-mark.ts'
import { EstimateContent } from './pages/estimate/estimate-content.tsx'
import { TariffContent, tariffTitle } from './pages/tariff/tariff-content.tsx'
import { linksInLanguage } from './site-address.ts'

/**
 * The frame of a page, as the build made it, with the content for an address. The server calls this for every request
 * of such a page, so that it works without script. The frame and the language belong together; without one: English.
 */
export function fillPage(frame: string, page: PublicPage, next: Language = ENGLISH): string {
  // Only at a change: setting it drops what is kept of the messages.
  if (next.catalogue !== language().catalogue) setLanguage(next)
  const { title, content } = contentOf(page)
  const html = linksInLanguage(renderToStaticMarkup(content), languageTag())
  const filled = frame.replace(CONTENT_MARK, () => html)
  return title ? filled.replace('<title>', () => `<title>${renderToStaticMarkup(title)} · `) : filled
}

/** Returns the content of a page, and the beginning of its title. */
function contentOf(page: PublicPage): { title: string; content: ReactNode } {
  switch (page.name) {
    case 'tariff':
      return { title: tariffTitle(page.data), content: <TariffContent page={page.data} /> }
    case 'estimate':
      return { title: page.data.asked.hts, content: <EstimateContent page={page.data} /> }
  }
}
