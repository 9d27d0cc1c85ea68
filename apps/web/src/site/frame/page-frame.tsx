import { PRODUCT } from '../content/product.ts'
import type { SitePage } from '../site-page.ts'
import { type FooterSettings, SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export interface FrameAssets {
  /** Addresses of built files by name, e.g. style 'base' or script 'search'. */
  style(name: string): string
  script(name: string): string
  favicon: string
  socialCard: string
}

export interface FrameSettings extends FooterSettings {
  /** Scheme and host of the site, for canonical links and cards; '' leaves them out. */
  publicUrl: string
}

export const pageTitle = (page: SitePage): string => (page.title ? `${page.title} · ${PRODUCT}` : PRODUCT)

function Head({ page, assets, settings }: { page: SitePage; assets: FrameAssets; settings: FrameSettings }) {
  const styles = ['base', ...(page.styles ?? [])]
  const address = settings.publicUrl && `${settings.publicUrl}${page.path}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{pageTitle(page)}</title>
      <meta name="description" content={page.description} />
      {address ? <link rel="canonical" href={address} /> : null}
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
      {styles.map((name) => (
        <link key={name} rel="stylesheet" href={assets.style(name)} />
      ))}
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
  const scripts = [...(page.scripts ?? []), ...(signedIn ? ['account'] : [])]
  return (
    <html lang="en-US">
      <Head page={page} assets={assets} settings={settings} />
      <body>
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <SiteHeader signedIn={signedIn} />
        <main id="main" tabIndex={-1}>
          {page.body}
        </main>
        <SiteFooter settings={settings} />
        {scripts.map((name) => (
          <script key={name} type="module" src={assets.script(name)} />
        ))}
      </body>
    </html>
  )
}
