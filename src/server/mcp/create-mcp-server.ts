import { McpServer, type StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { ApiContext } from '../api/context'
import { runTool, type ToolReport } from './run-tool'
import type { Tool } from './tool'
import { listMyMemes } from './tools/list-my-memes'
import { makeMemes } from './tools/make-memes'
import { renderMeme } from './tools/render-meme'
import { searchTemplates } from './tools/search-templates'

const tools: readonly Tool[] = [searchTemplates, makeMemes, renderMeme, listMyMemes]

const version = '1.0.0'

const instructions =
  'Memes from words. make_memes writes and draws memes for a sentence (1 credit). To put given words on a picture, find a template with search_templates and pass its name and words by slot id to render_meme (free). Every meme has an imageUrl that anybody can open; list_my_memes finds earlier ones.'

/** A server for one request: the tools, bound to who sent it. */
export function createMcpServer(context: ApiContext, report: ToolReport): McpServer {
  const { site } = context.services
  const server = new McpServer(
    { name: 'quipsmith', title: site.brandName, version, websiteUrl: site.url },
    // The tools never change while somebody is connected.
    { capabilities: { tools: { listChanged: false } }, instructions },
  )
  for (const tool of tools) {
    const { name, title, description, annotations } = tool
    server.registerTool(
      name,
      {
        title,
        description,
        annotations,
        inputSchema: shownOnly(tool.inputSchema),
        outputSchema: shownOnly(tool.outputSchema),
      },
      (given) => runTool(tool, given, context, report),
    )
  }
  return server
}

/** A schema that clients see and the SDK does not check: the tool does, once, and words what is wrong as we do. */
function shownOnly(schema: Record<string, unknown>): StandardSchemaWithJSON {
  const shown = () => schema
  return {
    '~standard': {
      version: 1,
      vendor: 'quipsmith',
      validate: (value) => ({ value }),
      jsonSchema: { input: shown, output: shown },
    },
  }
}
