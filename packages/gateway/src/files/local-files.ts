import { access, lstat, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Files, UnreadableFile } from './files.ts'

/** The files of a folder of this machine. */
export function localFiles(root: string): Files {
  const at = (path: string) => join(root, path)
  return {
    list: (folder) => orIfMissing(readdir(at(folder)), []),
    async read(path) {
      const found = await orIfMissing(lstat(at(path)), undefined)
      if (!found) return undefined
      if (!found.isFile()) throw new UnreadableFile(`${at(path)} is no regular file`)
      try {
        return { text: await readFile(at(path), 'latin1'), changedAt: found.mtime }
      } catch (error) {
        throw new UnreadableFile((error as Error).message)
      }
    },
    has: (path) =>
      orIfMissing(
        access(at(path)).then(() => true),
        false,
      ),
    makeFolder: async (folder) => void (await mkdir(at(folder), { recursive: true })),
    async write(path, text) {
      await mkdir(dirname(at(path)), { recursive: true })
      const file = await open(at(path), 'w')
      try {
        await file.writeFile(text, 'latin1')
        await file.sync()
      } finally {
        await file.close()
      }
    },
    async rename(from, to) {
      await mkdir(dirname(at(to)), { recursive: true })
      await rename(at(from), at(to))
    },
    remove: (path) => rm(at(path), { force: true }),
  }
}

async function orIfMissing<Found, Missing>(
  found: Promise<Found>,
  missing: Missing,
): Promise<Found | Missing> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return missing
    throw error
  }
}
