import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'
import { PauseIcon } from '@/components/icons/pause-icon'
import { PlayIcon } from '@/components/icons/play-icon'

interface PlayButtonProps {
  isPlaying: boolean
  /** The meme in words. */
  name: string
  onToggle: () => void
}

/** Plays and pauses a moving meme; with reduced motion it starts paused. */
export function PlayButton({ isPlaying, name, onToggle }: PlayButtonProps) {
  const { t } = useT()
  const Icon = isPlaying ? PauseIcon : PlayIcon
  return (
    <IconAction name={t(isPlaying ? 'memeCard.pause' : 'memeCard.play', { name })} onClick={onToggle}>
      <Icon size={20} />
    </IconAction>
  )
}
