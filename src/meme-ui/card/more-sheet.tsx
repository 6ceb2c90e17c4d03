'use client'

import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { Fragment } from 'react'
import { Picture } from '@/components/picture'
import { Sheet } from '@/components/sheet'
import type { Result } from '@/contracts/meme-shapes'
import { imageUrlAs } from './image-format'
import type { MemeLine } from './meme-lines'
import { memeTitle } from './meme-title'
import styles from './more-sheet.module.css'

interface MoreSheetProps {
  result: Result
  groups: MemeLine[][]
  onClose: () => void
}

/** "More" on a phone: which meme it is about, then the same lines as in the menu, as large as a thumb. */
export function MoreSheet({ result, groups, onClose }: MoreSheetProps) {
  const { t } = useT()
  const said = result.header?.text || result.captions.find(({ text }) => text.trim())?.text
  return (
    <Sheet label={t('memeCard.more', { name: result.altText })} onClose={onClose}>
      <div className={styles.head}>
        <Picture src={imageUrlAs(result.imageUrl, 'webp')} alt="" className={styles.picture} />
        <p>
          <b>{memeTitle(result.imageName)}</b>
          {said && <span className={styles.said}>{t('memeCard.said', { text: said })}</span>}
        </p>
      </div>
      {groups.map((group) => (
        <Fragment key={group[0]?.key}>
          <hr className={styles.rule} />
          <ul className={styles.lines}>
            {group.map((line) => (
              <li key={line.key}>
                <SheetLine line={line} onDone={onClose} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Sheet>
  )
}

function SheetLine({ line, onDone }: { line: MemeLine; onDone: () => void }) {
  const { icon, label, cost, href, onSelect } = line
  const words = (
    <>
      {icon}
      <span>{label}</span>
      {cost && <span className={styles.cost}>{cost}</span>}
    </>
  )
  if (href) {
    return (
      <Link href={href} prefetch={false} className={styles.line}>
        {words}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={styles.line}
      onClick={() => {
        onDone()
        onSelect?.()
      }}
    >
      {words}
    </button>
  )
}
