-- The application has a role of its own that owns nothing and may not bypass row-level security. Everybody else
-- is denied by default: with security on and forced, a role without a policy sees no row of any table.
do $$ begin
  if not exists (select from pg_roles where rolname = 'quipsmith_app') then
    create role quipsmith_app nologin nosuperuser nobypassrls;
  end if;
  -- The login that migrates is the login that the application connects with; it takes the role on connecting.
  if not pg_has_role(current_user, 'quipsmith_app', 'member') then
    execute format('grant quipsmith_app to %I', current_user);
  end if;
exception when duplicate_object or unique_violation then null; -- two databases of one server migrating at once
end $$;
--> statement-breakpoint
grant usage on schema public to quipsmith_app;
--> statement-breakpoint
do $$ declare t text; begin
  for t in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table public.%I enable row level security', t);
    execute format('alter table public.%I force row level security', t);
    execute format('create policy application on public.%I to quipsmith_app using (true) with check (true)', t);
    execute format('grant select, insert, update, delete on public.%I to quipsmith_app', t);
  end loop;
end $$;
--> statement-breakpoint
revoke update, delete on public.audit_log from quipsmith_app;
--> statement-breakpoint
grant usage, select on all sequences in schema public to quipsmith_app;
--> statement-breakpoint
-- A hosted database offers these roles to the public through its own API; nothing of ours is meant for them.
do $$ declare r text; begin
  for r in select rolname from pg_roles where rolname in ('anon', 'authenticated') loop
    execute format('revoke all on all tables in schema public from %I', r);
    execute format('revoke all on all sequences in schema public from %I', r);
  end loop;
end $$;
--> statement-breakpoint
create function credit_entries_append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('app.account_erasure', true) = 'on' then return old; end if;
  raise exception 'credit_entries is append-only' using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger credit_entries_append_only before update or delete on credit_entries
  for each row execute function credit_entries_append_only();
--> statement-breakpoint
-- What must be empty when all is well; every run of the tests looks.
create view credit_violations with (security_invoker = true) as
  select p.user_id, p.period_start, 'used is not the sum of the entries' as what
    from credit_periods p
    left join (select user_id, period_start, sum(amount) as total from credit_entries group by 1, 2) e
      using (user_id, period_start)
    where p.used <> coalesce(e.total, 0)
  union all
  select r.user_id, r.period_start, 'a reversal does not mirror its spend'
    from credit_entries r join credit_entries s on s.id = r.reverses
    where r.amount <> -s.amount or r.user_id <> s.user_id or r.period_start <> s.period_start or s.kind <> 'spend'
  union all
  select a.user_id, a.period_start, 'two periods overlap'
    from credit_periods a join credit_periods b
      on a.user_id = b.user_id and a.period_start < b.period_start and a.period_end > b.period_start;
--> statement-breakpoint
grant select on credit_violations to quipsmith_app;
