import { buildProduct } from './lib/product-build.mjs'
import { main } from './lib/refusal.mjs'
import { setup } from './setup.mjs'

/** `npm run build`: the web app, the public pages and the server, for an installation that runs the server itself. */
await main(async () => {
  await setup()
  await buildProduct()
})
