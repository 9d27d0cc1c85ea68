import { main } from './lib/refusal.mjs'
import { buildWeb } from './lib/web-build.mjs'
import { setup } from './setup.mjs'

/** `npm run build`: the web app and the public pages, for an installation that runs the server itself. */
await main(async () => {
  await setup()
  await buildWeb()
})
