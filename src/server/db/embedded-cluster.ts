import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import { databaseBinaries } from './embedded-binaries'
import type { ClusterPlace } from './embedded-place'
import { exitOf, lastWords, launch } from './embedded-process'

export const superuser = 'quipsmith_owner'

/** Makes the cluster beside its place and moves it there whole. @throws Error with one sentence */
export async function makeCluster(place: ClusterPlace): Promise<void> {
  const unfinished = `${place.cluster}.unfinished`
  // A killed start's initdb may still be writing there for a moment.
  await rm(unfinished, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(place.passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  await chmod(place.passwordFile, 0o600)
  if (place.account) {
    await chown(unfinished, place.account.uid, place.account.gid)
    await chown(place.passwordFile, place.account.uid, place.account.gid)
  }
  const log = await open(place.logFile, 'w', 0o600)
  try {
    const { initdb } = await databaseBinaries()
    // The built-in C.UTF-8 sorts the same everywhere and needs no locale of the machine.
    const child = await launch(place, log.fd, initdb, [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${place.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
    const code = await exitOf(child)
    if (code !== 0) throw new Error(`The database could not be made: ${await lastWords(place)}`)
  } finally {
    await log.close()
  }
  await rename(unfinished, place.cluster)
}
