import type { Sql } from 'postgres'
import { forgetOldAnswers } from './answer-once'
import { expireSessions, firstDue, runDue } from './billing/run-due'
import { deliverDue } from './deliver-webhooks'
import { ensurePaymentsSchema } from './payments-schema'
import { runReading, runWriting } from './run-work'

interface CalendarContext {
  sql: Sql
  siteUrl: string
  now: () => Date
}

const longestRestMs = 60_000
const afterTroubleMs = 5000

/**
 * Background work of the stand-in: sends webhooks, renews subscriptions that are due, closes abandoned checkouts. It
 * sleeps in between, and `wake` ends the sleep. Work that a killed process left is done by the next one.
 */
export class PaymentsCalendar {
  private readonly context: CalendarContext
  private timer: NodeJS.Timeout | null = null
  private turning = false
  private wanted = false
  private stopped = false
  private lookedAtMs = 0

  constructor(context: CalendarContext) {
    this.context = context
  }

  /** Something may be due. Returns at once. */
  wake(): void {
    this.wanted = true
    if (this.turning || this.stopped) return
    this.turning = true
    void this.turn()
  }

  /** Nothing is begun any more; what is under way ends by itself. */
  stop(): void {
    this.stopped = true
    if (this.timer) clearTimeout(this.timer)
  }

  private async turn(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    let restMs = longestRestMs
    while (this.wanted && !this.stopped) {
      this.wanted = false
      restMs = await this.work()
    }
    this.turning = false
    if (this.stopped) return
    this.timer = setTimeout(() => this.wake(), restMs)
    // The timer must not keep the process alive.
    this.timer.unref()
  }

  /** @returns how long may be rested, in ms */
  private async work(): Promise<number> {
    try {
      await ensurePaymentsSchema(this.context.sql)
      await this.lookAtClock()
      for (;;) {
        const { tried, nextInMs } = await deliverDue(this.context.sql)
        if (tried === 0 || this.stopped) return Math.min(nextInMs ?? longestRestMs, longestRestMs)
      }
    } catch (error) {
      if (!this.stopped) console.error('sandbox payments: the calendar stumbled:', error)
      return afterTroubleMs
    }
  }

  /** Renewals by the wall's clock are looked for once a minute: none is due sooner than a day. */
  private async lookAtClock(): Promise<void> {
    const nowMs = this.context.now().getTime()
    if (nowMs - this.lookedAtMs < longestRestMs) return
    this.lookedAtMs = nowMs
    const now = Math.floor(nowMs / 1000)
    const isDue = await runReading(this.context, null, (work) => firstDue(work, null, now))
    if (isDue) await runWriting(this.context, null, (work) => runDue(work, null, now))
    await runWriting(this.context, null, expireSessions)
    await forgetOldAnswers(this.context.sql)
  }
}
