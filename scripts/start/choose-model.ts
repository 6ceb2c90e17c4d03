import { findLocalModel, type LocalModel, localServers } from './find-local-model'
import { readStartConfiguration, type StartConfiguration } from './start-configuration'

/** The configuration with a local model in the place of `auto`, and one line about who writes captions. */
export interface ChosenModel {
  configuration: StartConfiguration
  captions: string
}

/** Looks for a model on this machine where none is configured; one that was found is used with `auto` alone. */
export async function chooseModel(
  configuration: StartConfiguration,
  servers: readonly { name: string; origin: string }[] = localServers,
): Promise<ChosenModel> {
  const { given, languageModel } = configuration
  if (languageModel) {
    const { provider, modelId, baseUrl } = languageModel
    const where = baseUrl ? ` at ${baseUrl}` : ''
    return { configuration, captions: `${modelId} of ${provider}${where}, the built-in writer behind it` }
  }
  const isAuto = given.LANGUAGE_MODEL_PROVIDER?.trim() === 'auto'
  const found = await findLocalModel(isAuto ? given.LANGUAGE_MODEL : undefined, servers)
  if (!found) return { configuration, captions: withoutModel(isAuto, given.LANGUAGE_MODEL) }
  const who = `${found.modelId} of ${found.server} at ${found.baseUrl}`
  if (!isAuto) {
    return {
      configuration,
      captions: `the built-in writer; ${who} writes them with LANGUAGE_MODEL_PROVIDER=auto in .env`,
    }
  }
  return {
    configuration: readStartConfiguration({ ...given, ...variablesOf(found, given) }),
    captions: `${who}, the built-in writer behind it`,
  }
}

function withoutModel(isAuto: boolean, wished: string | undefined): string {
  if (!isAuto) return 'the built-in writer, no model is asked'
  const names = localServers.map(({ name, origin }) => `${name} (${origin})`).join(', ')
  return `the built-in writer; no model${wished ? ` ${wished}` : ''} was found at ${names}`
}

function variablesOf({ baseUrl, modelId }: LocalModel, given: StartConfiguration['given']) {
  return {
    LANGUAGE_MODEL_PROVIDER: 'openai-compatible',
    LANGUAGE_MODEL: modelId,
    LANGUAGE_MODEL_BASE_URL: baseUrl,
    LANGUAGE_MODEL_SIZE: given.LANGUAGE_MODEL_SIZE ?? 'small',
  }
}
