import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'

/** The official client of the protocol, connected to the tools with a key. */
export async function connectMcp(
  address: URL,
  token: string,
  mode: 'legacy' | 'auto' = 'legacy',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit }))
  return client
}

/** The parts of a tool's answer that tests read. */
export interface Called {
  isError?: boolean
  structured: Record<string, unknown>
  content: { type: string; text?: string; uri?: string; data?: string; mimeType?: string }[]
  meta: Record<string, unknown>
}

export async function callTool(
  client: Client,
  name: string,
  args: Record<string, unknown> = {},
): Promise<Called> {
  const { isError, structuredContent, content, _meta } = await client.callTool({ name, arguments: args })
  return {
    ...(isError ? { isError: true } : {}),
    structured: (structuredContent ?? {}) as Called['structured'],
    content: content as Called['content'],
    meta: _meta ?? {},
  }
}
