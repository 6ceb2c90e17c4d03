const rays = 14
const centre = { x: 330, y: 760 }
const reach = 1300

/** Fourteen pale rays behind a person. */
export function Sunburst({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 720 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: rays }, (_, index) => {
        const angle = (Math.PI * 2 * index) / rays
        return <path key={angle} d={rayPath(angle, angle + Math.PI / rays)} fill="#FFDA78" />
      })}
    </svg>
  )
}

function rayPath(from: number, to: number): string {
  const edge = (angle: number) =>
    `${(centre.x + reach * Math.cos(angle)).toFixed(1)} ${(centre.y + reach * Math.sin(angle)).toFixed(1)}`
  return `M${centre.x} ${centre.y}L${edge(from)}L${edge(to)}Z`
}
