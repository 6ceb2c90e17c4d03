import { defineScene } from '../kit/scene'
import { scene as still } from '../snowball/scene'

export const scene = defineScene({ ...still, name: 'snowball-loop' })
