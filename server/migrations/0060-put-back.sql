-- What becomes of everything that looks ahead of the database once an older state of it was put back (decision 43).

-- Which state of the database this is. One row; the heart beats once a minute in every process.
create table database_state (
  only_row boolean primary key default true check (only_row),
  -- Made anew whenever the database was put back: what was given out in another epoch may be ahead of what is known.
  epoch uuid not null,
  -- Where the database lies (its cluster, its files): a dump or a copy that is put back lies elsewhere.
  place text,
  -- Only ever grows; whoever has seen a higher one has seen a later state.
  beats bigint not null default 0,
  -- By the application's clock.
  alive_at timestamptz not null default now()
);

create table database_epochs (
  id uuid primary key,
  begun_at timestamptz not null,
  because text not null check (because in ('first', 'place', 'behind', 'token', 'cursor', 'told')),
  -- What the operator called it (PUT_BACK), so that it is done once.
  label text unique,
  -- The last sign of life before: what happened from then on until begun_at may be lost. Null of the first.
  known_until timestamptz
);

insert into database_epochs (id, begun_at, because) values (gen_random_uuid(), now(), 'first');
insert into database_state (epoch) select id from database_epochs;

grant select on database_state, database_epochs to tresen_app, tresen_system;
grant update (place, beats, alive_at) on database_state to tresen_system;

-- How many refresh tokens a session has had: one that counts further is newer than this database.
alter table sessions add column generation int not null default 0;
-- The epoch in which it was let in with such a token, once.
alter table sessions add column ahead_epoch uuid;

-- Numbers that were given out and are not known any more must not be given out again: change numbers, versions of
-- records and catalogues, order and invoice numbers. So all of them leave a gap behind.
create function leave_gaps() returns void
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare t record;
begin
  for t in
    select c.table_name from information_schema.columns c
    join information_schema.tables b using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'version' and c.data_type in ('integer', 'bigint')
      and b.table_type = 'BASE TABLE'
    order by c.table_name
  loop
    execute format('update public.%I set version = version + 1000', t.table_name);
  end loop;
  update change_counters set last_seq = last_seq + 1000000;
  perform setval('shop_order_numbers', nextval('shop_order_numbers') + 999);
  update shop_invoice_counters set last = last + 1000;
end $$;

-- Mails that waited in the backup have been sent since, as a rule: they are given up, and stay for a week.
create function give_up_mails(p_task text) returns int
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with given_up as (
    update graphile_worker._private_jobs j
    set attempts = j.max_attempts, last_error = 'putBack', locked_at = null, locked_by = null, updated_at = now()
    from graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = p_task and j.attempts < j.max_attempts
    returning 1)
  select count(*)::int from given_up
$$;

-- Of what registers have, nothing is known any more until they have taken a snapshot.
create function forget_cursors() returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update device_sync set cursor = 0, acknowledgements = '{}', snapshot_at = null, snapshot_entity = null
$$;

-- Begins an epoch, unless another process just did. Returns the mails that were given up; null when it was not begun.
create function begin_database_epoch(
  p_before uuid, p_because text, p_label text, p_at timestamptz, p_place text, p_mail_task text
) returns int language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare s database_state; e uuid := gen_random_uuid();
begin
  select * into s from database_state for update;
  if s.epoch <> p_before then return null; end if;
  insert into database_epochs (id, begun_at, because, label, known_until)
    values (e, p_at, p_because, p_label, s.alive_at);
  update database_state set epoch = e, place = p_place, beats = beats + 1, alive_at = p_at;
  perform leave_gaps();
  perform forget_cursors();
  insert into audit_log (tenant_id, id, actor_kind, actor_name, action, entity, entity_id, new_values)
    select id, overlay(overlay(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
        || md5(random()::text || id::text) placing '7' from 13) placing '8' from 17)::varchar(32)::uuid,
      'system', 'system', 'putBack', 'tenant', id::text,
      json_build_object('from', to_char(s.alive_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'to', to_char(p_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    from tenants;
  return give_up_mails(p_mail_task);
end $$;

-- Spends a refresh token (contract 8, see migration 0012), with the count of tokens that it carries. One that counts
-- further than its session, with a valid proof, was given out by a later state of this database: it is accepted once in
-- an epoch. Which tokens were used before it is not known, so all of them count as used. One of this very epoch that is
-- not known tells that the database was put back and nobody has noticed ('unexplained': nothing is changed).
create function spend_refresh_token(
  p_session uuid, p_token bytea, p_successor bytea, p_generation int, p_issued timestamptz,
  p_at timestamptz, p_grace interval, p_user_life interval, p_register_life interval
) returns table (outcome text, session_scope text, successor_issued timestamptz, in_epoch uuid)
language plpgsql as $$
declare
  s sessions; t refresh_tokens; n refresh_tokens; e database_epochs;
  life interval; verdict text; issued timestamptz := p_at;
begin
  p_issued := least(p_issued, p_at); -- clocks differ
  select * into s from sessions where id = p_session for update;
  if not found then
    return query select case when exists (select from database_epochs l
        where p_issued > l.known_until - interval '2 minutes' and p_issued <= l.begun_at) then 'lost' else 'invalid' end,
      null, null::timestamptz, null::uuid;
    return;
  end if;
  life := case s.kind when 'user' then p_user_life else p_register_life end;
  -- What a token that is ahead tells of the session's last use is newer than what is stored.
  if p_generation > s.generation then
    s.expires_at := greatest(s.expires_at, p_issued + life);
    if s.kind = 'user' then s.expires_at := least(s.expires_at, s.created_at + interval '2160 hours'); end if;
  end if;
  if s.revoked_at is not null or s.expires_at <= p_at then
    return query select 'invalid', null, null::timestamptz, null::uuid;
    return;
  end if;
  select * into t from refresh_tokens where hash = p_token;
  select * into n from refresh_tokens where hash = p_successor;
  select d.* into e from database_state join database_epochs d on d.id = epoch;
  verdict := case
    when t.hash is not null and t.rotated_at is null then 'spent'
    when t.hash is null and n.hash is null then case
      when p_generation <= s.generation then 'reused'
      when e.because = 'first' or p_issued > e.begun_at then 'unexplained'
      -- Two holders that were both ahead: one of them shows what the other had spent.
      when s.ahead_epoch = e.id then 'reused'
      else 'ahead' end
    when coalesce(t.used_successor_at, n.rotated_at) < p_at - p_grace then 'reused'
    else 'again' end; -- a lost answer, or another tab: the same successor once more
  if verdict = 'reused' then
    update sessions set revoked_at = p_at, revoked_because = 'refreshTokenReused' where id = p_session;
  elsif verdict = 'spent' then
    update refresh_tokens set used_successor_at = p_at
      where session_id = p_session and rotated_at is not null and used_successor_at is null;
    update refresh_tokens set rotated_at = p_at where hash = p_token;
    insert into refresh_tokens (hash, session_id, issued_at) values (p_successor, p_session, p_at);
    delete from refresh_tokens where session_id = p_session and used_successor_at < p_at - p_grace;
    update sessions set generation = greatest(generation, p_generation + 1) where id = p_session;
  elsif verdict = 'ahead' then
    delete from refresh_tokens where session_id = p_session;
    insert into refresh_tokens (hash, session_id, issued_at, rotated_at)
      values (p_token, p_session, p_issued, p_at), (p_successor, p_session, p_at, null);
    update sessions set generation = p_generation + 1, ahead_epoch = e.id where id = p_session;
  elsif verdict = 'again' then
    issued := coalesce(n.issued_at, p_at);
  end if;
  if verdict in ('reused', 'unexplained') then
    return query select verdict, null, null::timestamptz, e.id;
    return;
  end if;
  update sessions set last_used_at = p_at, expires_at = p_at + life where id = p_session;
  return query select case verdict when 'again' then 'spent' else verdict end, s.scope, issued, e.id;
end $$;

revoke execute on function leave_gaps, give_up_mails, forget_cursors, begin_database_epoch from public;
revoke execute on function spend_refresh_token(
  uuid, bytea, bytea, int, timestamptz, timestamptz, interval, interval, interval) from public;
grant execute on function begin_database_epoch to tresen_system;
grant execute on function spend_refresh_token(
  uuid, bytea, bytea, int, timestamptz, timestamptz, interval, interval, interval) to tresen_system;
