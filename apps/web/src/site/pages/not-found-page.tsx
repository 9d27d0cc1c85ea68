import type { SitePage } from '../site-page.ts'

const BLOCKS = Array.from({ length: 47 }, (_, index) => String(index + 1))

/** Any other address. The server answers it with status 404. */
export const notFoundPage: SitePage = {
  path: '/404',
  title: 'Page Not Found',
  description: 'This address does not exist on this site.',
  styles: ['plain'],
  scripts: ['back'],
  unlisted: true,
  body: (
    <div className="wrap solo lost">
      <div>
        <h1>Page Not Found</h1>
        <p className="lead">The form has 47 blocks. This address would be the 48th.</p>
        <div className="cta">
          <a className="btn" href="/">
            Return home
          </a>
          <button className="btn quiet" type="button" data-back="" hidden>
            Go back
          </button>
        </div>
        <p className="links">
          <a href="/about">About</a>
          <a href="/privacy">Privacy</a>
          <a href="/terms">Terms</a>
          <a href="/accessibility">Accessibility</a>
        </p>
      </div>
      <div className="grid48" aria-hidden="true">
        {BLOCKS.map((block) => (
          <span key={block}>{block}</span>
        ))}
        <span className="hole">48</span>
      </div>
    </div>
  ),
}
