import { energyScenes } from './energy-scenes'
import { heartScenes } from './heart-scenes'
import { homeScenes } from './home-scenes'
import { natureScenes } from './nature-scenes'
import type { Scene } from './scene'
import { screenScenes } from './screen-scenes'
import { tableScenes } from './table-scenes'
import { timeScenes } from './time-scenes'
import { wayScenes } from './way-scenes'
import { workScenes } from './work-scenes'

const all = {
  ...energyScenes,
  ...timeScenes,
  ...natureScenes,
  ...workScenes,
  ...wayScenes,
  ...heartScenes,
  ...homeScenes,
  ...screenScenes,
  ...tableScenes,
}

export type SceneName = keyof typeof all

/** Every object and small scene by its name. */
export const scenes: Readonly<Record<SceneName, Scene>> = all
