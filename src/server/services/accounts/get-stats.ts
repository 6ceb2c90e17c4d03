import { sql } from 'drizzle-orm'
import { type AccountStats, statsDays, topTemplatesMax } from '@/contracts/account-stats'
import { recentDays } from '@/core/insights/recent-days'
import type { ServiceContext } from '../service-context'

interface StatsRow extends Record<string, unknown> {
  memes: number
  gifs: number
  visuals: number
  prompts: number
  starred: number
  creditsSpent: number
  topTemplates: { name: string; count: number }[]
  /** Day to count, days without any left out. */
  made: Record<string, number>
  streakDays: number
}

/**
 * Statistics of the caller's library, in one statement that reads indexes alone. A streak is followed back day by day,
 * so its cost grows with its length. A prompt keeps its day when its memes are deleted. Uploads are not counted as
 * templates.
 */
export async function getStats({ actor, db, now }: ServiceContext): Promise<AccountStats> {
  const mine = sql`user_id = ${actor.userId}`
  const days = recentDays(now(), statsDays)
  const today = days.at(-1) ?? ''
  const sinceDay = sql`created_at >= ${`${days[0]}T00:00:00Z`}::timestamptz`
  const [row] = await db.execute<StatsRow>(sql`
    with recursive by_template as materialized (
      select image_name, count(*) as made, count(*) filter (where animated) as moving
      from results where ${mine} group by image_name),
    top_templates as (
      select image_name as name, made as count from by_template
      where image_name <> '' and image_name not like 'upload:%'
      order by made desc, image_name limit ${topTemplatesMax}),
    recent as (
      select created_at from results where ${mine} and ${sinceDay}
      union all select created_at from visuals where ${mine} and ${sinceDay}),
    per_day as (select (created_at at time zone 'UTC')::date as day, count(*) as made from recent group by 1),
    streak(day) as (
      select max(day) from (values (${today}::date), (${today}::date - 1)) as latest(day)
        where ${isActive(mine, sql`day`)}
      union all
      select day - 1 from streak where day is not null and ${isActive(mine, sql`day - 1`)})
    select
      (select coalesce(sum(made - moving), 0)::int from by_template) as memes,
      (select coalesce(sum(moving), 0)::int from by_template) as gifs,
      (select count(*)::int from visuals where ${mine}) as visuals,
      (select count(*)::int from prompts where ${mine}) as prompts,
      ((select count(*) from starred_results where ${mine})
        + (select count(*) from starred_visuals where ${mine}))::int as starred,
      (select coalesce(sum(used), 0)::int from credit_periods where ${mine}) as "creditsSpent",
      (select coalesce(json_agg(top_templates), '[]') from top_templates) as "topTemplates",
      (select coalesce(json_object_agg(day, made), '{}') from per_day) as made,
      (select count(day)::int from streak) as "streakDays"`)
  if (!row) throw new Error('The statistics of an account are one row.')
  const { made, ...counts } = row
  return { ...counts, perDay: days.map((date) => ({ date, count: made[date] ?? 0 })) }
}

/** Condition on UTC days on which something was made. */
function isActive(mine: ReturnType<typeof sql>, day: ReturnType<typeof sql>) {
  const within = sql`${mine} and created_at >= (${day})::timestamp at time zone 'UTC'
    and created_at < (${day} + 1)::timestamp at time zone 'UTC'`
  return sql`(exists (select from prompts where ${within}) or exists (select from results where ${within}))`
}
