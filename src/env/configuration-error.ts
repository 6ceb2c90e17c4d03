/** The configuration is half there or wrong; the message says in one sentence what to set. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}
