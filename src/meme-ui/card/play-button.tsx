import { PauseIcon } from '@phosphor-icons/react/dist/csr/Pause'
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play'
import { useT } from 'next-i18next/client'
import { IconAction } from '@/components/icon-action'

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
      <Icon size={20} weight="bold" aria-hidden />
    </IconAction>
  )
}
