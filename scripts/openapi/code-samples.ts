import { exampleOrigin } from '@/content/api-document'

/** A call with its example, as much of it as a snippet shows. */
export interface SampledCall {
  /** `POST` */
  method: string
  /** `/result/{id}` */
  path: string
  /** Fields of the example that stand in the path. */
  inPath: Readonly<Record<string, unknown>>
  inQuery: Readonly<Record<string, unknown>>
  /** Absent where the call takes none. */
  body?: Readonly<Record<string, unknown>> | undefined
  /** File that an answer is written to when it is not JSON. */
  savedAs?: string
  /** Anybody may call, without a key. */
  isPublic?: true
}

export interface CodeSample {
  lang: string
  label: string
  source: string
}

/** Holds the key. */
const keyVariable = 'QUIPSMITH_KEY'

/** The call in curl, in JavaScript for Node or a module, and in Python without packages. Each prints the answer. */
export function codeSamples(call: SampledCall): CodeSample[] {
  return [
    { lang: 'Shell', label: 'curl', source: curl(call) },
    { lang: 'JavaScript', label: 'JavaScript', source: javaScript(call) },
    { lang: 'Python', label: 'Python', source: python(call) },
  ]
}

function addressOf({ path, inPath, inQuery }: SampledCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(inPath[name])))
  const query = new URLSearchParams(Object.entries(inQuery).map(([name, value]) => [name, String(value)]))
  return `${exampleOrigin}/api/v1${filled}${query.size > 0 ? `?${query}` : ''}`
}

function curl(call: SampledCall): string {
  const { method, body, savedAs, isPublic } = call
  const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
  const parts = [
    `curl --fail-with-body ${method === 'GET' ? '' : `-X ${method} `}${quoted(addressOf(call))}`,
    ...(isPublic ? [] : [`-H "Authorization: Bearer $${keyVariable}"`]),
    ...(savedAs ? [`-o ${savedAs}`] : []),
    ...(body ? ['-H "Content-Type: application/json"', `-d ${quoted(JSON.stringify(body))}`] : []),
  ]
  return parts.join(' \\\n  ')
}

function javaScript(call: SampledCall): string {
  const { method, body, savedAs, isPublic } = call
  const headers = isPublic
    ? []
    : [
        `    Authorization: \`Bearer \${process.env.${keyVariable}}\`,`,
        ...(body ? ["    'Content-Type': 'application/json',"] : []),
      ]
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body ? [`  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), '  ')}),`] : []),
  ]
  const start = `const response = await fetch(${JSON.stringify(addressOf(call))}`
  return [
    ...(savedAs ? ["import { writeFile } from 'node:fs/promises'", ''] : []),
    ...(options.length > 0 ? [`${start}, {`, ...options, '})'] : [`${start})`]),
    ...(savedAs
      ? [
          'if (!response.ok) throw new Error(await response.text())',
          `await writeFile('${savedAs}', new Uint8Array(await response.arrayBuffer()))`,
        ]
      : [
          'const answer = await response.json()',
          'if (!response.ok) throw new Error(answer.message)',
          'console.log(JSON.stringify(answer))',
        ]),
  ].join('\n')
}

function python(call: SampledCall): string {
  const { method, body, savedAs, isPublic } = call
  const address = JSON.stringify(addressOf(call))
  if (savedAs && isPublic)
    return `import urllib.request\n\nurllib.request.urlretrieve(${address}, "${savedAs}")`
  return [
    `import ${savedAs ? 'os, shutil' : 'json, os'}, urllib.request`,
    '',
    'request = urllib.request.Request(',
    `    ${address},`,
    ...(method === 'GET' ? [] : [`    method="${method}",`]),
    ...(body ? [`    data=json.dumps(${indented(pythonValue(body), '    ')}).encode(),`] : []),
    `    headers={"Authorization": f"Bearer {os.environ['${keyVariable}']}"${body ? ', "Content-Type": "application/json"' : ''}},`,
    ')',
    ...(savedAs
      ? [
          `with urllib.request.urlopen(request) as response, open("${savedAs}", "wb") as file:`,
          '    shutil.copyfileobj(response, file)',
        ]
      : ['with urllib.request.urlopen(request) as response:', '    print(json.dumps(json.load(response)))']),
  ].join('\n')
}

/** JSON is Python but for three words. */
function pythonValue(value: unknown): string {
  const words: Record<string, string> = { true: 'True', false: 'False', null: 'None' }
  if (Array.isArray(value)) return block('[', value.map(pythonValue), ']')
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(
      ([name, inner]) => `${JSON.stringify(name)}: ${pythonValue(inner)}`,
    )
    return block('{', entries, '}')
  }
  const json = JSON.stringify(value)
  return words[json] ?? json
}

function block(open: string, entries: string[], close: string): string {
  if (entries.length === 0) return open + close
  return `${open}\n${entries.map((entry) => `    ${indented(entry, '    ')},`).join('\n')}\n${close}`
}

function indented(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`)
}
