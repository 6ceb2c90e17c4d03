import Link from 'next/link'
import { Picture } from '@/components/picture'
import { headingId } from '@/content/page-text'
import type { JokeShape, Template } from '@/core/template/template'
import { getT } from '@/i18n/server'
import { templates } from '@/templates/templates'
import styles from './template-library.module.css'

/** The whole library, in the order of its joke shapes; each tile leads to the editor with nothing said yet. */
export async function TemplateLibrary() {
  const { t } = await getT()
  const shapes = [...new Set(templates.map(({ jokeShape }) => jokeShape))].map(
    (shape) => [shape, templates.filter(({ jokeShape }) => jokeShape === shape)] as const,
  )
  const nameOf = (shape: JokeShape) => t(`article.shapes.${shape}`)
  return (
    <div className={styles.library}>
      <nav aria-label={t('article.shapesLabel')}>
        <ul className={styles.chips}>
          {shapes.map(([shape, all]) => (
            <li key={shape}>
              <a href={`#${headingId(nameOf(shape))}`}>
                {nameOf(shape)} <span className="qs-quiet">{all.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shapes.map(([shape, all]) => (
        <section key={shape} aria-labelledby={headingId(nameOf(shape))}>
          <h2 id={headingId(nameOf(shape))} className={`qs-display-3 ${styles.shape}`}>
            {nameOf(shape)}
          </h2>
          <ul className={styles.tiles}>
            {all.map((template) => (
              <Tile
                key={template.name}
                template={template}
                note={t(template.motion ? 'article.boxesMoving' : 'article.boxes', {
                  count: template.slots.length,
                })}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Tile({ template: { name, title, description }, note }: { template: Template; note: string }) {
  return (
    <li>
      <Link href={`/templates/${name}`} prefetch={false} className={styles.tile}>
        <Picture
          src={`/templates/${name}-320.webp`}
          alt={description}
          width={320}
          height={320}
          loading="lazy"
        />
        <span className={styles.title}>{title}</span>
        <span className="qs-quiet qs-small">{note}</span>
      </Link>
    </li>
  )
}
