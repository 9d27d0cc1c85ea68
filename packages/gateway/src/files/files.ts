/** A file as it was found. */
export interface FoundFile {
  text: string
  /** When it was last written to, as far as this side knows. */
  changedAt: Date
}

/** Something lies there that cannot be read as a file. */
export class UnreadableFile extends Error {}

/** The files of a carrier, on this machine or at the end of a line. Paths have `/`; texts are Latin-1. */
export interface Files {
  /** The names in a folder; none when it is not there. */
  list(folder: string): Promise<string[]>
  /** Undefined when nothing is there. Throws `UnreadableFile` for a folder, a pipe, or a link, which could lead elsewhere. */
  read(path: string): Promise<FoundFile | undefined>
  has(path: string): Promise<boolean>
  /** Makes a folder where it is missing. */
  makeFolder(folder: string): Promise<void>
  /** Makes the folder where it is missing. Resolves when all of the text is there. */
  write(path: string, text: string): Promise<void>
  /** Takes the place of what is at `to`, and makes its folder where it is missing. */
  rename(from: string, to: string): Promise<void>
  /** Nothing happens when nothing is there. */
  remove(path: string): Promise<void>
}
