import { referenceColours } from './reference-colours'

/**
 * Options of the reference. Everything that would call another host or advertise another product is off: fonts,
 * telemetry, the proxy, the agent, links to Scalar's client.
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
