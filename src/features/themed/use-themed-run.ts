import { useState } from 'react'
import { dimensionPxDefault } from '@/contracts/limits'
import type { ThemedOutput } from '@/contracts/themed-template'
import { base64Of } from '@/meme-ui/picture-file/read-picture-file'
import { useRun } from '@/meme-ui/prompt/use-run'
import { trpc } from '@/trpc/client'
import { type ChosenPicture, costOn } from './chosen-picture'
import type { Draft } from './use-draft'

/** Input of the run. */
type ThemeRequest = Draft & { picture: ChosenPicture }

/** State of a run. */
export type ThemedRun =
  | { state: 'none' }
  | { state: 'drawing'; request: ThemeRequest }
  | { state: 'drawn'; request: ThemeRequest; output: ThemedOutput; cost: number }

/**
 * Themes a picture and holds the memes; the same request again gives others. An own picture is sent once. It then has a
 * name, which `onNamed` receives, and costs what a template costs.
 */
export function useThemedRun(onNamed: (sent: ChosenPicture, named: ChosenPicture) => void) {
  const { run, failure, start, clearFailure } = useRun<ThemedRun>({ state: 'none' })
  const [drawn, setDrawn] = useState<{ key: string; variation: number }>()
  const utils = trpc.useUtils()
  // Offline the call fails at once: a theme that sends itself later would be a surprise.
  const themedTemplate = trpc.meme.themedTemplate.useMutation({ networkMode: 'always' })
  const themedUpload = trpc.meme.themedUpload.useMutation({ networkMode: 'always' })

  const make = (request: ThemeRequest) => {
    const { picture, theme, inputLanguage, outputLanguage } = request
    const variation = drawn?.key === keyOf(request) ? drawn.variation + 1 : 0
    const fields = {
      memeTheme: theme,
      inputLanguage,
      outputLanguage,
      variation,
      maxDimension: dimensionPxDefault,
    }
    return start({ state: 'drawing', request }, async () => {
      const output =
        picture.kind === 'own'
          ? await themedUpload.mutateAsync({ ...fields, base64String: await base64Of(picture.file) })
          : await themedTemplate.mutateAsync({ ...fields, imageName: picture.imageName })
      const named = namedAs(picture, output)
      if (named !== picture) {
        onNamed(picture, named)
        void utils.account.myTemplates.invalidate()
      }
      setDrawn({ key: keyOf({ ...request, picture: named }), variation })
      return { state: 'drawn', request, output, cost: costOn(picture) }
    })
  }

  return {
    run,
    failure,
    make,
    isDrawn: (request: ThemeRequest) => drawn?.key === keyOf(request),
    clearFailure,
  }
}

/** The picture as the server knows it from now on. */
function namedAs(picture: ChosenPicture, { results: [first] }: ThemedOutput): ChosenPicture {
  if (picture.kind === 'named' || !first) return picture
  const { file: _file, ...shown } = picture
  return { ...shown, kind: 'named', imageName: first.imageName }
}

/** Equal for requests that repeat each other. */
function keyOf({ picture, theme, inputLanguage, outputLanguage }: ThemeRequest): string {
  const name = picture.kind === 'named' ? picture.imageName : picture.address
  return JSON.stringify([name, theme, inputLanguage, outputLanguage])
}
