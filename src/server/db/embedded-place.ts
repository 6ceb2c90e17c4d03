import { chmod, mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type DatabaseAccount, databaseAccount } from './embedded-account'

/** Paths of a built-in database. */
export interface ClusterPlace {
  directory: string
  cluster: string
  passwordFile: string
  logFile: string
  account: DatabaseAccount | undefined
}

export async function placeOfCluster(givenDirectory: string): Promise<ClusterPlace> {
  const directory = resolve(givenDirectory)
  const cluster = join(directory, 'cluster')
  await mkdir(directory, { recursive: true })
  // The server's own account has to pass through when it is not ours.
  await chmod(directory, 0o711)
  return {
    directory,
    cluster,
    passwordFile: join(directory, 'password'),
    logFile: join(directory, 'server.log'),
    account: await databaseAccount(cluster),
  }
}

export function hasCluster(place: ClusterPlace): Promise<boolean> {
  return stat(place.cluster).then(
    () => true,
    () => false,
  )
}
