import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import bundledChromium, { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

/** Works as root, without a graphics card, and asks nobody on the network anything. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

interface Installation {
  executablePath: string
  /** Libraries and fonts for a machine that has none of its own. */
  env: Record<string, string>
}

interface BrowserRules {
  /** The test breaks the content policy on purpose. */
  mayBreakPolicy?: boolean
  /** Another program drives the browser at this port. */
  debuggingPort?: number
}

/**
 * Closing the browser fails if a page of it broke the content policy, whatever the test was about.
 * @throws Error when closing, with what the policy stopped
 */
function watchPolicy(browser: Browser): void {
  const broken = new Set<string>()
  browser.on('context', (context) =>
    context.on('console', (message) => {
      if (!/Content Security Policy/i.test(message.text())) return
      broken.add(`${message.page()?.url()}: ${message.text()}`)
    }),
  )
  const close = browser.close.bind(browser)
  browser.close = async (options) => {
    await close(options)
    if (broken.size > 0) throw new Error(`The content policy was broken:\n${[...broken].join('\n')}`)
  }
}

/**
 * A Chromium: `CHROMIUM_PATH` where it is set, else the one that npm brought, else the machine's.
 * @throws Error with one sentence where there is none that starts
 */
export async function launchBrowser({
  mayBreakPolicy = false,
  debuggingPort,
}: BrowserRules = {}): Promise<Browser> {
  const args = debuggingPort ? [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`] : chromiumArgs
  const failures: string[] = []
  for (const find of [configured, bundled, bundledWithLibraries, installed]) {
    try {
      const found = await find()
      if (!found) continue
      const env = { ...process.env, ...found.env } as Record<string, string>
      const browser = await chromium.launch({ executablePath: found.executablePath, args, env })
      if (!mayBreakPolicy) watchPolicy(browser)
      return browser
    } catch (error) {
      failures.push(firstLines(error))
    }
  }
  throw new Error(`No Chromium starts here: set CHROMIUM_PATH to one that does. ${failures.join(' | ')}`)
}

async function configured(): Promise<Installation | undefined> {
  const executablePath = process.env.CHROMIUM_PATH
  return executablePath ? { executablePath, env: {} } : undefined
}

async function bundled(): Promise<Installation> {
  const directory = await unpackedChromium()
  return { executablePath: join(directory, 'chromium'), env: { FONTCONFIG_PATH: fontDirectory(directory) } }
}

async function bundledWithLibraries(): Promise<Installation> {
  const { executablePath, env } = await bundled()
  return { executablePath, env: { ...env, LD_LIBRARY_PATH: join(dirname(executablePath), 'al2023/lib') } }
}

async function installed(): Promise<Installation | undefined> {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path))
  return executablePath ? { executablePath, env: {} } : undefined
}

/** A machine with fonts of its own keeps them. */
function fontDirectory(directory: string): string {
  return existsSync('/etc/fonts/fonts.conf') ? '/etc/fonts' : join(directory, 'fonts')
}

/** Unpacks beside its place and moves it there, so that a run that was killed leaves no half browser. */
async function unpackedChromium(): Promise<string> {
  const packageDirectory = resolve('node_modules/@sparticuz/chromium')
  const { version } = JSON.parse(await readFile(join(packageDirectory, 'package.json'), 'utf8'))
  const place = resolve(`node_modules/.cache/chromium-${version}`)
  if (existsSync(place)) return place
  await mkdir(dirname(place), { recursive: true })
  const unfinished = await mkdtemp(`${place}-`)
  const temporary = process.env.TMPDIR
  // The package unpacks into the temporary directory, whichever that is.
  process.env.TMPDIR = unfinished
  try {
    await bundledChromium.executablePath()
    await inflate(join(packageDirectory, 'bin/al2023.tar.br'))
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
  await rename(unfinished, place).catch(async (error) => {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(place)) throw error
  })
  return place
}

function firstLines(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const telling = message
    .split('\n')
    .filter((line) => /error while loading|executable|ENOENT|failed/i.test(line))
  return (telling[0] ?? message.split('\n')[0] ?? '').trim()
}
