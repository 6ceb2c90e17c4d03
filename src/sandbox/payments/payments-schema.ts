import { schemaOnce } from '../schema-once'

const statements = `
set local client_min_messages = warning;
create schema if not exists sandbox_payments;

create table if not exists sandbox_payments.objects (
  kind text not null,
  id text not null,
  sequence bigint generated always as identity,
  body jsonb not null,
  note jsonb,
  deleted boolean not null default false,
  primary key (kind, id)
);
comment on column sandbox_payments.objects.body is 'What the API answers, nothing expanded.';
comment on column sandbox_payments.objects.note is 'What the vendor knows and does not tell.';
create index if not exists objects_newest on sandbox_payments.objects (kind, sequence desc);
create index if not exists objects_customer on sandbox_payments.objects (kind, (body ->> 'customer'), sequence desc);
create index if not exists objects_by_id on sandbox_payments.objects (id);

create table if not exists sandbox_payments.idempotency_keys (
  key text primary key,
  fingerprint text not null,
  status integer not null,
  body text not null,
  request_id text not null,
  created_at timestamptz not null
);

create table if not exists sandbox_payments.deliveries (
  id bigint generated always as identity primary key,
  event_id text not null,
  endpoint_id text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  finished_at timestamptz,
  last_outcome text
);
create index if not exists deliveries_due on sandbox_payments.deliveries (due_at) where finished_at is null;
create index if not exists deliveries_event on sandbox_payments.deliveries (event_id);
`

/** Creates schema `sandbox_payments` on first use. */
export const ensurePaymentsSchema = schemaOnce({
  lock: 'sandbox_payments_schema',
  lastTable: 'sandbox_payments.deliveries',
  statements,
})
