import { referenceColours } from './reference-colours'

/**
 * How the reference is shown. Everything that would ask a host other than ours, or speak of somebody else's product,
 * is off: fonts, telemetry, the proxy, the agent, the links to a client of theirs.
 */
export const referenceConfiguration = {
  url: '/api/v1/openapi.json',
  layout: 'modern',
  theme: 'none',
  customCss: referenceColours,
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  forceDarkModeState: 'light',
  hideDarkModeToggle: true,
  documentDownloadType: 'direct',
  hideModels: true,
  // The description brings its own samples, each of which is run by a test.
  hiddenClients: true,
  defaultOpenFirstTag: true,
  authentication: { preferredSecurityScheme: 'Authorization' },
  persistAuth: false,
} as const
