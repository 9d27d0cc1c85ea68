import { buildWeb } from '../../scripts/lib/web-build.mjs'

/** The journeys run on the built web app; nothing happens when it is up to date. */
export default buildWeb
