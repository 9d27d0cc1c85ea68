import { existsSync } from 'node:fs'
import { delimiter, dirname } from 'node:path'
import { inRoot } from './paths.mjs'
import { Refusal } from './refusal.mjs'

const NEEDED_MAJOR = 24
const PLATFORM = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
/** The platforms that have a `node-*` package in optionalDependencies. */
const BROUGHT = ['linux-x64', 'linux-arm64', 'win-x64']

const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR

/** Stops before the installation on a machine that cannot run the product. */
export function checkMachine() {
  if (BROUGHT.includes(PLATFORM) || isNewEnough()) return
  throw new Refusal(
    `The project has no Node package for ${PLATFORM}: install Node ${NEEDED_MAJOR} from https://nodejs.org (this one is ${process.versions.node}) and run the command again.`,
  )
}

/**
 * The Node that runs the product: the one that the project installs for this platform. On other platforms (macOS),
 * the running Node, if it is new enough.
 */
export function projectNode() {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  const installed = inRoot('node_modules', `node-${PLATFORM}`, 'bin', file)
  if (existsSync(installed)) return installed
  if (isNewEnough()) return process.execPath
  throw new Refusal(
    `The package node-${PLATFORM} is not installed: run \`npm ci --include=optional\`, or install Node ${NEEDED_MAJOR}.`,
  )
}

/**
 * Settings of the memory allocator of glibc (mallopt(3)): compiling code leaves free memory in an arena of each thread,
 * which goes back to the system with these. `deploy/` has the same.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/** The environment of a process of the product: what Node compiled for an earlier one is used again. */
export const productEnv = (extra = {}) =>
  projectEnv({ ...ALLOCATOR, NODE_COMPILE_CACHE: inRoot('node_modules', '.cache', 'compiled'), ...extra })

/** The environment for child processes, in which the command `node` is the project's Node. */
export function projectEnv(extra = {}) {
  const path = [dirname(projectNode()), inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  )
  return { ...process.env, PATH: path, ...extra }
}
