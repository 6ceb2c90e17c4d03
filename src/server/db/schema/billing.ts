import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { userDetails } from './user-details'

/** Links each account to its one customer at the payment provider. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => userDetails.userId, { onDelete: 'cascade' }),
  stripeCustomerId: text('stripe_customer_id').notNull().unique(),
  /** Deleted at the provider, by hand: the next purchase makes another. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  /** Ticket of the newest read of this customer that was written here; a trigger keeps it from falling. */
  syncSeq: bigint('sync_seq', { mode: 'number' }).notNull().default(0),
  /** When somebody last looked because a paid period seemed to be over, so that not every call does. */
  staleCheckAt: timestamp('stale_check_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** A copy of what the payment provider says; only a sync writes here. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userDetails.userId, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    priceId: text('price_id').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    /** Of the product, as it was read. @see spec §3 subscription */
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    unitAmount: integer('unit_amount'),
    currency: text('currency').notNull(),
    interval: text('interval').notNull(),
    intervalCount: integer('interval_count').notNull(),
    quantity: integer('quantity').notNull(),
    billingCycleAnchor: timestamp('billing_cycle_anchor', { withTimezone: true }).notNull(),
    periodStart: timestamp('period_start', { withTimezone: true }).notNull(),
    periodEnd: timestamp('period_end', { withTimezone: true }).notNull(),
    cancelAt: timestamp('cancel_at', { withTimezone: true }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Order in which the reads began; a trigger keeps it from falling. */
    syncSeq: bigint('sync_seq', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('subscriptions_of_user').on(table.userId, table.createdAt.desc()),
    check('subscriptions_span', sql`${table.periodEnd} > ${table.periodStart}`),
    check('subscriptions_quantity', sql`${table.quantity} > 0`),
  ],
)

/** Events that were delivered, so that one that was worked off is not worked off again. */
export const stripeEvents = pgTable(
  'stripe_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Null where the customer is none of ours. */
    userId: uuid('user_id').references(() => userDetails.userId, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull().default(1),
    processedAt: timestamp('processed_at', { withTimezone: true }),
    lastError: text('last_error'),
  },
  (table) => [index('stripe_events_oldest').on(table.receivedAt)],
)

/** Payments that were taken back: refunds in full, and disputes with their outcome. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    /** Of the charge that was refunded, or of the dispute. */
    id: text('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => userDetails.userId, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['refund', 'dispute'] }).notNull(),
    status: text('status', { enum: ['open', 'won', 'lost'] }).notNull(),
    /** Subscription and period that the payment was for; null when no invoice was found. */
    subscriptionId: text('subscription_id'),
    spanStart: timestamp('span_start', { withTimezone: true }),
    spanEnd: timestamp('span_end', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('payment_reversals_of_user').on(table.userId)],
)

/** Discounts that a customer took, each once. */
export const discountOffers = pgTable(
  'discount_offers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => userDetails.userId, { onDelete: 'cascade' }),
    /** `retention`, or `code:` and the code in lower case. */
    offer: text('offer').notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull(),
    /** Null while it is not known whether the provider took it. */
    appliedAt: timestamp('applied_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.offer] })],
)
