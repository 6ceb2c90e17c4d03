import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, ownerId } from './columns'
import { userDetails } from './user-details'

/** Links each account to its one customer at the payment provider. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => userDetails.userId, { onDelete: 'cascade' }),
  stripeCustomerId: text('stripe_customer_id').notNull().unique(),
  /** Deleted at the provider, by hand: the next purchase makes another. */
  deletedAt: moment('deleted_at'),
  /** Ticket of the newest read of this customer that was written here; a trigger keeps it from falling. */
  syncSeq: bigint('sync_seq', { mode: 'number' }).notNull().default(0),
  /** When somebody last looked because a paid period seemed to be over, so that not every call does. */
  staleCheckAt: moment('stale_check_at'),
  createdAt: moment('created_at').notNull(),
})

/** A copy of what the payment provider says; only a sync writes here. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    userId: ownerId(),
    status: text('status').notNull(),
    priceId: text('price_id').notNull(),
    productId: text('product_id').notNull(),
    productName: text('product_name').notNull(),
    /** Metadata of the product at the last sync. @see spec §3 subscription */
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    unitAmount: integer('unit_amount'),
    currency: text('currency').notNull(),
    interval: text('interval').notNull(),
    intervalCount: integer('interval_count').notNull(),
    quantity: integer('quantity').notNull(),
    billingCycleAnchor: moment('billing_cycle_anchor').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    cancelAt: moment('cancel_at'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
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
    createdAt: moment('created_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    attempts: integer('attempts').notNull().default(1),
    processedAt: moment('processed_at'),
    lastError: text('last_error'),
  },
  (table) => [index('stripe_events_oldest').on(table.receivedAt)],
)

/** Payments that were taken back: refunds in full, and disputes with their outcome. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    /** Id of the refunded charge or of the dispute. */
    id: text('id').primaryKey(),
    userId: ownerId(),
    kind: text('kind', { enum: ['refund', 'dispute'] }).notNull(),
    status: text('status', { enum: ['open', 'won', 'lost'] }).notNull(),
    /** Subscription and period that the payment was for; null when no invoice was found. */
    subscriptionId: text('subscription_id'),
    spanStart: moment('span_start'),
    spanEnd: moment('span_end'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('payment_reversals_of_user').on(table.userId)],
)

/** Discounts that a customer took, each once. */
export const discountOffers = pgTable(
  'discount_offers',
  {
    userId: ownerId(),
    /** `retention`, or `code:` and the code in lower case. */
    offer: text('offer').notNull(),
    claimedAt: moment('claimed_at').notNull(),
    /** Null while it is not known whether the provider took it. */
    appliedAt: moment('applied_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.offer] })],
)
