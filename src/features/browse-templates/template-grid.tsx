import { useT } from 'next-i18next/client'
import { Masonry } from '@/components/masonry'
import type { ShownTemplate } from './shown-template'
import { TemplateTile } from './template-tile'

/** The frame's two lines, and the rows beneath it, px; they follow `template-tile.module.css`. */
const borderPx = 4
const wordsPx = 54

interface TemplateGridProps {
  templates: readonly ShownTemplate[]
  starred: readonly string[]
  onStar: (name: string, starred: boolean) => void
}

/** Templates in columns, each whole and in its own shape. */
export function TemplateGrid({ templates, starred, onStar }: TemplateGridProps) {
  const { t } = useT()
  return (
    <Masonry
      label={t('templates.title')}
      items={templates.map((template) => ({
        key: template.name,
        heightPxAt: (widthPx) =>
          ((widthPx - borderPx) * template.height) / template.width + borderPx + wordsPx,
        node: (
          <TemplateTile
            template={template}
            isStarred={starred.includes(template.name)}
            onStar={(isStarred) => onStar(template.name, isStarred)}
          />
        ),
      }))}
      columnsAt={columnsAt}
      gapsPx={{ across: 20, down: 22 }}
    />
  )
}

/** Two on a phone, three on a tablet, four on a desk. */
function columnsAt(widthPx: number): number {
  if (widthPx < 560) return 2
  return widthPx < 900 ? 3 : 4
}
