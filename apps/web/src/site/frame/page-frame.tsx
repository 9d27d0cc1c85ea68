import { PRODUCT } from '../../messages/product.ts'
import { baseOf, language, languageTag } from '../../words/language.ts'
import { t } from '../../words/t.ts'
import '../site.css'
import type { SiteFee } from '../content/site-fee.ts'
import { addressIn, alternatesOf } from '../site-address.ts'
import type { SitePage, SiteScript } from '../site-page.ts'
import styles from './page-frame.module.css'
import { scriptWords } from './script-words.ts'
import { type FooterSettings, SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export interface FrameAssets {
  /** Address of the one style sheet. The build puts the rules that a page uses into the page. */
  style: string
  /** Address of a built script by name, such as 'search'. */
  script(name: SiteScript): string
  favicon: string
  socialCard: string
}

export interface FrameSettings extends FooterSettings {
  /** Scheme and host of the site, for canonical links and cards; '' leaves them out. */
  publicUrl: string
  /** What the operator charges; without it nothing. */
  fee?: SiteFee | undefined
  /** Tags of the translations, each with the same pages at its own address. */
  languages?: readonly string[]
}

export const pageTitle = (page: SitePage): string =>
  page.title ? `${page.title} · ${t(PRODUCT)}` : t(PRODUCT)

function Head({ page, assets, settings }: { page: SitePage; assets: FrameAssets; settings: FrameSettings }) {
  const { publicUrl } = settings
  const address = publicUrl && `${publicUrl}${addressIn(languageTag(), page.path)}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{pageTitle(page)}</title>
      <meta name="description" content={page.description} />
      {address ? <link rel="canonical" href={address} /> : null}
      {address && !page.unlisted
        ? alternatesOf(page.path, settings.languages ?? []).map(({ tag, path }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={`${publicUrl}${path}`} />
          ))
        : null}
      <meta property="og:title" content={pageTitle(page)} />
      <meta property="og:description" content={page.description} />
      <meta property="og:type" content="website" />
      {address ? <meta property="og:url" content={address} /> : null}
      <meta property="og:image" content={`${settings.publicUrl}${assets.socialCard}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#f6f7f9" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#0e1622" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href={assets.favicon} type="image/svg+xml" />
      <link rel="stylesheet" href={assets.style} />
      <script src={assets.script('theme')} />
    </head>
  )
}

interface FrameProps {
  page: SitePage
  assets: FrameAssets
  settings: FrameSettings
  signedIn: boolean
}

/** The whole document of a public page. */
export function PageFrame({ page, assets, settings, signedIn }: FrameProps) {
  const scripts: SiteScript[] = [...(page.scripts ?? []), ...(signedIn ? (['account'] as const) : [])]
  return (
    <html lang={language().locale}>
      <Head page={page} assets={assets} settings={settings} />
      <body data-base={baseOf(languageTag()) || undefined} data-words={scriptWords(scripts)}>
        <a className={styles.skip} data-screen-only="" href="#main">
          {t({ id: 'page-frame.skip', defaultMessage: 'Skip to main content' })}
        </a>
        <SiteHeader signedIn={signedIn} path={page.path} languages={settings.languages ?? []} />
        <main id="main" tabIndex={-1}>
          {page.body}
        </main>
        <SiteFooter settings={settings} path={page.path} languages={settings.languages ?? []} />
        {scripts.map((name) => (
          <script key={name} type="module" src={assets.script(name)} />
        ))}
      </body>
    </html>
  )
}
