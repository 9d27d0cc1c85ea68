import { prerenderToNodeStream } from 'react-dom/static'
import { languageTag } from '../words/language.ts'
import { unvouchedClaims } from './content/claims.ts'
import { setSiteFee } from './content/site-fee.ts'
import { documentationIndex, type IndexedPage } from './documentation-index.ts'
import { type FrameAssets, type FrameSettings, PageFrame } from './frame/page-frame.tsx'
import { sitePages } from './pages/index.ts'
import { addressIn, linksInLanguage } from './site-address.ts'
import type { SitePage } from './site-page.ts'

/** The renderer of the build has its own language: set it before each call. */
export { setLanguage } from '../words/language.ts'
export { siteFeeOf } from './content/site-fee.ts'
/** Named here so that the sheet has the styles of these pages, too. */
export { fillPage } from './public-pages.tsx'

export interface RenderedPage {
  /** With the language: '/es/about'. */
  path: string
  html: string
  signedInHtml: string
  unlisted: boolean
  /** Content that the renderer of the server makes comes in later. */
  isFilledLater: boolean
}

async function render(element: React.ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(element)
  let html = ''
  for await (const chunk of prelude) html += chunk
  return html
}

/** Every public page as HTML in the current language, once for visitors and once with the signed-in header. */
export async function renderSite(
  assets: FrameAssets,
  settings: FrameSettings,
  claims: string | undefined,
): Promise<RenderedPage[]> {
  setSiteFee(settings.fee)
  const pages = sitePages(unvouchedClaims(claims), settings)
  const tag = languageTag()
  const draw = async (page: SitePage, signedIn: boolean) =>
    linksInLanguage(
      await render(<PageFrame page={page} assets={assets} settings={settings} signedIn={signedIn} />),
      tag,
    )
  return Promise.all(
    pages.map(async (page) => ({
      path: addressIn(tag, page.path),
      html: await draw(page, false),
      signedInHtml: await draw(page, true),
      unlisted: page.unlisted ?? false,
      isFilledLater: Boolean(page.isFilledByServer || page.hasPartsOfServer),
    })),
  )
}

/** The search index of the documentation in the current language. */
export const searchIndex = (claims: string | undefined): IndexedPage[] =>
  documentationIndex(unvouchedClaims(claims)).map((page) => ({
    ...page,
    path: addressIn(languageTag(), page.path),
  }))
