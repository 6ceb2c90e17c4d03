import { execFile } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The system account that PostgreSQL runs as when we are root, which it refuses to be. */
export interface DatabaseAccount {
  uid: number
  gid: number
}

/** Program and arguments to spawn, with uid and gid where the program does not change them itself. */
interface AccountCommand {
  command: string
  args: string[]
  identity: Partial<DatabaseAccount>
}

/**
 * `undefined` unless we are root. An existing cluster keeps its owner; a new one belongs to `postgres` where the
 * machine has such an account, else to `nobody`, so that no account has to be made.
 */
export async function databaseAccount(cluster: string): Promise<DatabaseAccount | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const account = (await findAccount('postgres')) ?? (await findAccount('nobody'))
  if (!account) {
    throw new Error(
      'The built-in database cannot run as root: start as an ordinary user, or set DATABASE_URL.',
    )
  }
  if (owner) await run('chown', ['-R', `${account.uid}:${account.gid}`, cluster])
  return account
}

async function findAccount(name: string): Promise<DatabaseAccount | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** The securebit lets the right count in `access()` too, by which initdb looks for its server. */
const rightToPass = [
  '--securebits=+no_setuid_fixup',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
]

/**
 * A checkout below a private directory (mode 0700, such as root's home) cannot be entered by the account. There it
 * keeps the single right to pass, by `setpriv`, and stays an ordinary account otherwise.
 */
export async function accountCommand(
  account: DatabaseAccount | undefined,
  binary: string,
  flags: string[],
  directory: string,
): Promise<AccountCommand> {
  if (!account) return { command: binary, args: flags, identity: {} }
  const wall = (await closedTo(account, binary)) ?? (await closedTo(account, directory))
  if (wall === undefined) return { command: binary, args: flags, identity: account }
  if (!(await canPass())) {
    throw new Error(
      `The database's account may not enter ${wall}: run chmod o+x on it, start as an ordinary user, or set DATABASE_URL.`,
    )
  }
  const args = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    ...rightToPass,
    '--',
    binary,
    ...flags,
  ]
  return { command: 'setpriv', args, identity: {} }
}

/** The first directory on the way to `path` that the account may not pass, or undefined. */
async function closedTo(account: DatabaseAccount, path: string): Promise<string | undefined> {
  for (let at = path; ; at = dirname(at)) {
    const { mode, uid, gid } = await stat(at)
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return at
    if (at === dirname(at)) return undefined
  }
}

function canPass(): Promise<boolean> {
  return run('setpriv', [...rightToPass, 'true']).then(
    () => true,
    () => false,
  )
}
