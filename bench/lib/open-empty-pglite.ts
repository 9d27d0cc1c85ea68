import { PGlite } from '@electric-sql/pglite'

/** Opens the embedded database in the folder that is its argument, and prints the milliseconds since the process began. */
const database = new PGlite(process.argv[2])
await database.waitReady
console.log(performance.now())
await database.close()
