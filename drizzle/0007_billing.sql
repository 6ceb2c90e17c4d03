CREATE TABLE "discount_offers" (
	"user_id" uuid NOT NULL,
	"offer" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone,
	CONSTRAINT "discount_offers_user_id_offer_pk" PRIMARY KEY("user_id","offer")
);
--> statement-breakpoint
CREATE TABLE "payment_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"subscription_id" text,
	"span_start" timestamp with time zone,
	"span_end" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"stripe_customer_id" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"sync_seq" bigint DEFAULT 0 NOT NULL,
	"stale_check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stripe_customers_stripe_customer_id_unique" UNIQUE("stripe_customer_id")
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"processed_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"price_id" text NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"unit_amount" integer,
	"currency" text NOT NULL,
	"interval" text NOT NULL,
	"interval_count" integer NOT NULL,
	"quantity" integer NOT NULL,
	"billing_cycle_anchor" timestamp with time zone NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"cancel_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sync_seq" bigint NOT NULL,
	CONSTRAINT "subscriptions_span" CHECK ("subscriptions"."period_end" > "subscriptions"."period_start"),
	CONSTRAINT "subscriptions_quantity" CHECK ("subscriptions"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "closed_accounts" (
	"user_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
-- What was given becomes part of the ledger. Under the application's role, because security is forced on the owner too.
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_kind";--> statement-breakpoint
ALTER TABLE "credit_periods" DROP CONSTRAINT "credit_periods_used";--> statement-breakpoint
set local role quipsmith_app;
--> statement-breakpoint
update credit_periods set allowance = used where allowance < used or (revoked_at is not null and allowance <> used);
--> statement-breakpoint
insert into credit_entries (user_id, period_start, kind, amount, reason, idempotency_key, allowance_at, used_after, created_at)
  select user_id, period_start, 'grant', allowance, 'free', 'grant:' || gen_random_uuid(), allowance, 0, period_start
  from credit_periods where allowance <> 0;
--> statement-breakpoint
reset role;
--> statement-breakpoint
ALTER TABLE "uploads" DROP CONSTRAINT "uploads_user_id_user_details_user_id_fk";
--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "allowance_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "used_after" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "created_at" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "key" uuid GENERATED ALWAYS AS ((lpad(to_hex(id), 32, '0'))::uuid) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "user_details" ADD COLUMN "plan_credits" integer;--> statement-breakpoint
ALTER TABLE "discount_offers" ADD CONSTRAINT "discount_offers_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reversals" ADD CONSTRAINT "payment_reversals_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_customers" ADD CONSTRAINT "stripe_customers_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_events" ADD CONSTRAINT "stripe_events_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reversals_of_user" ON "payment_reversals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "stripe_events_oldest" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "subscriptions_of_user" ON "subscriptions" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_user_details_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user_details"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_of_period" ON "credit_entries" USING btree ("user_id","period_start");--> statement-breakpoint
CREATE INDEX "credit_entries_newest" ON "credit_entries" USING btree ("user_id","created_at" DESC NULLS LAST,"key" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_within" CHECK ("credit_entries"."used_after" >= 0 and "credit_entries"."used_after" <= "credit_entries"."allowance_at");--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind" CHECK (("credit_entries"."kind" = 'grant' and "credit_entries"."amount" <> 0 and "credit_entries"."reverses" is null)
       or ("credit_entries"."kind" = 'spend' and "credit_entries"."amount" > 0 and "credit_entries"."reverses" is null)
       or ("credit_entries"."kind" = 'reversal' and "credit_entries"."amount" < 0 and "credit_entries"."reverses" is not null));--> statement-breakpoint
ALTER TABLE "credit_periods" ADD CONSTRAINT "credit_periods_revoked" CHECK ("credit_periods"."revoked_at" is null or "credit_periods"."allowance" = "credit_periods"."used");--> statement-breakpoint
ALTER TABLE "credit_periods" ADD CONSTRAINT "credit_periods_used" CHECK ("credit_periods"."used" >= 0 and "credit_periods"."used" <= "credit_periods"."allowance");
--> statement-breakpoint
-- Tickets: whoever takes one later began to read later.
create sequence stripe_sync_seq;
--> statement-breakpoint
grant usage, select on sequence stripe_sync_seq to quipsmith_app;
--> statement-breakpoint
do $$ declare t text; r text; begin
  foreach t in array array['stripe_customers', 'subscriptions', 'stripe_events', 'payment_reversals', 'discount_offers', 'closed_accounts'] loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy application on public.%I to quipsmith_app using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on public.%I to quipsmith_app', t);
    for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
      execute format('revoke all on public.%I from %I', t, r);
    end loop;
  end loop;
  for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on sequence stripe_sync_seq from %I', r);
  end loop;
end $$;
--> statement-breakpoint
-- A read that began earlier never overwrites one that began later.
create function keep_newest_sync() returns trigger language plpgsql as $$
begin
  if new.sync_seq < old.sync_seq then
    raise exception 'a newer sync was written already' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_newest_sync before update on stripe_customers for each row execute function keep_newest_sync();
--> statement-breakpoint
create trigger keep_newest_sync before update on subscriptions for each row execute function keep_newest_sync();
--> statement-breakpoint
-- Periods of a user do not overlap. The account's row is the queue, so that two at once see each other.
create function credit_periods_apart() returns trigger language plpgsql as $$
begin
  perform from user_details where user_id = new.user_id for no key update;
  if exists (select from credit_periods
      where user_id = new.user_id and period_start <> new.period_start
        and period_start < new.period_end and period_end > new.period_start) then
    raise exception 'two credit periods of a user overlap' using errcode = 'exclusion_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger credit_periods_apart after insert or update of period_start, period_end on credit_periods
  for each row execute function credit_periods_apart();
--> statement-breakpoint
-- Whoever changes an allowance, the ledger says so.
create function credit_periods_grant() returns trigger language plpgsql as $$
declare change integer := new.allowance - case when tg_op = 'UPDATE' then old.allowance else 0 end;
begin
  if change <> 0 then
    insert into credit_entries (user_id, period_start, kind, amount, reason, idempotency_key, allowance_at, used_after)
    values (new.user_id, new.period_start, 'grant', change,
      case when new.revoked_at is not null then 'revoked' when new.source = 'free' then 'free' else 'plan' end,
      'grant:' || gen_random_uuid(), new.allowance, new.used);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger credit_periods_grant after insert or update of allowance on credit_periods
  for each row execute function credit_periods_grant();
--> statement-breakpoint
-- What was revoked stays revoked.
create function credit_periods_stay_revoked() returns trigger language plpgsql as $$
begin
  if new.revoked_at is null then
    raise exception 'a revoked credit period stays revoked' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger credit_periods_stay_revoked before update on credit_periods
  for each row when (old.revoked_at is not null) execute function credit_periods_stay_revoked();
--> statement-breakpoint
-- A reversal mirrors its spend, in the period of the spend.
create function credit_entries_mirror() returns trigger language plpgsql as $$
begin
  if not exists (select from credit_entries
      where id = new.reverses and kind = 'spend' and amount = -new.amount and reason = new.reason
        and user_id = new.user_id and period_start = new.period_start) then
    raise exception 'a reversal does not mirror its spend' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger credit_entries_mirror before insert on credit_entries
  for each row when (new.kind = 'reversal') execute function credit_entries_mirror();
--> statement-breakpoint
-- At the end of each transaction a period is the sum of its entries.
create function credit_periods_balanced() returns trigger language plpgsql as $$
declare period credit_periods; given bigint; taken bigint;
begin
  select * into period from credit_periods where user_id = new.user_id and period_start = new.period_start;
  if not found then return null; end if;
  select coalesce(sum(amount) filter (where kind = 'grant'), 0), coalesce(sum(amount) filter (where kind <> 'grant'), 0)
    into given, taken from credit_entries where user_id = new.user_id and period_start = new.period_start;
  if period.allowance <> given or period.used <> taken then
    raise exception 'a credit period is not the sum of its entries' using errcode = 'restrict_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger credit_periods_balanced after insert or update of allowance, used on credit_periods
  deferrable initially deferred for each row execute function credit_periods_balanced();
--> statement-breakpoint
create constraint trigger credit_entries_balanced after insert on credit_entries
  deferrable initially deferred for each row execute function credit_periods_balanced();
--> statement-breakpoint
-- A closed account leaves its trail without its name; nothing else of the trail may change.
create function audit_log_append_only() returns trigger language plpgsql as $$
begin
  if current_setting('app.account_erasure', true) = 'on' then return new; end if;
  raise exception 'audit_log is append-only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger audit_log_append_only before update on audit_log
  for each row execute function audit_log_append_only();
--> statement-breakpoint
grant update (actor, user_id, address_hash) on audit_log to quipsmith_app;
--> statement-breakpoint
create or replace view credit_violations with (security_invoker = true) as
  select p.user_id, p.period_start, 'used is not the sum of the entries' as what
    from credit_periods p
    left join (select user_id, period_start, sum(amount) as total from credit_entries where kind <> 'grant' group by 1, 2) e
      using (user_id, period_start)
    where p.used <> coalesce(e.total, 0)
  union all
  select p.user_id, p.period_start, 'the allowance is not the sum of the grants'
    from credit_periods p
    left join (select user_id, period_start, sum(amount) as total from credit_entries where kind = 'grant' group by 1, 2) e
      using (user_id, period_start)
    where p.allowance <> coalesce(e.total, 0)
  union all
  select user_id, period_start, 'more is used than was given' from credit_periods where used > allowance or used < 0
  union all
  select user_id, period_start, 'something is left of a revoked period'
    from credit_periods where revoked_at is not null and used <> allowance
  union all
  select r.user_id, r.period_start, 'a reversal does not mirror its spend'
    from credit_entries r join credit_entries s on s.id = r.reverses
    where r.amount <> -s.amount or r.user_id <> s.user_id or r.period_start <> s.period_start or s.kind <> 'spend'
  union all
  select user_id, period_start, 'a balance is below nothing'
    from credit_entries where used_after > allowance_at or used_after < 0
  union all
  select a.user_id, a.period_start, 'two periods overlap'
    from credit_periods a join credit_periods b
      on a.user_id = b.user_id and a.period_start < b.period_start and a.period_end > b.period_start
  union all
  select s.user_id, s.period_start, 'a subscription is newer than its customer'
    from subscriptions s left join stripe_customers c using (user_id)
    where c.sync_seq is null or s.sync_seq > c.sync_seq;
