import postgres from 'postgres'
import { startSandboxPaymentsServer } from './sandbox-payments-server'

/** The payments stand-in as a process of its own, so that it can be killed. @param argv the address of its database */
const [, , databaseUrl = ''] = process.argv
const server = await startSandboxPaymentsServer(postgres(databaseUrl, { max: 4, onnotice: () => undefined }))
server.context.wake()
console.log(`listening on ${new URL(server.url).port}`)
