import { scene as still } from '../all-green/scene'
import { defineScene } from '../kit/scene'

export const scene = defineScene({ ...still, name: 'all-green-loop' })
