-- What every sign-in and every refresh does, in one round trip each: their transactions held a connection for eight.
-- Each statement inside a function sees what was committed before it began, so what is read after a row was locked is
-- what the transaction before it has left.

-- Opens a session with a password that was checked a moment ago. False when the account was disabled, or the password
-- replaced, meanwhile: a reset that came first has changed the verifier, one that comes later ends this session.
create function open_password_session(
  p_user uuid, p_tenant uuid, p_hash text, p_better_hash text, p_at timestamptz, p_expires timestamptz,
  p_session uuid, p_scope text, p_token bytea, p_sign_in uuid, p_address text, p_user_agent text
) returns boolean language plpgsql as $$
begin
  perform from users where id = p_user and tenant_id = p_tenant and not disabled for no key update;
  if not found then return false; end if;
  perform from credentials where user_id = p_user and password_hash = p_hash;
  if not found then return false; end if;
  if p_better_hash is not null then
    update credentials set password_hash = p_better_hash where user_id = p_user;
  end if;
  update users set last_login_at = p_at where id = p_user;
  delete from sessions where user_id = p_user and expires_at < p_at;
  -- One account must not fill the tables by signing in again and again: the oldest make room.
  delete from sessions where user_id = p_user and id in
    (select id from sessions where user_id = p_user order by last_used_at desc, id desc offset 99);
  delete from sign_ins where user_id = p_user and id <=
    (select id from sign_ins where user_id = p_user order by id desc offset 499 limit 1);
  insert into sessions (id, tenant_id, kind, user_id, scope, user_agent, created_at, last_used_at, expires_at)
    values (p_session, p_tenant, 'user', p_user, p_scope, p_user_agent, p_at, p_at, p_expires);
  if p_token is not null then
    insert into refresh_tokens (hash, session_id, issued_at) values (p_token, p_session, p_at);
  end if;
  insert into sign_ins (user_id, id, at, outcome, address, user_agent, session_id)
    values (p_user, p_sign_in, p_at, 'signedIn', p_address, p_user_agent, p_session);
  return true;
end $$;

-- Spends a refresh token (contract 8): it answers with one successor until that was used, and for p_grace after; later
-- reuse ends the session. A token without a row has been used long ago: rows that can only be reused are deleted.
create function spend_refresh_token(
  p_session uuid, p_token bytea, p_successor bytea, p_at timestamptz, p_grace interval,
  p_user_life interval, p_register_life interval
) returns table (outcome text, session_scope text) language plpgsql as $$
declare s sessions; t refresh_tokens;
begin
  select * into s from sessions where id = p_session for update;
  if not found or s.revoked_at is not null or s.expires_at <= p_at then
    return query select 'invalid', null;
    return;
  end if;
  select * into t from refresh_tokens where hash = p_token;
  if not found or t.used_successor_at < p_at - p_grace then
    update sessions set revoked_at = p_at, revoked_because = 'refreshTokenReused' where id = p_session;
    return query select 'reused', null;
    return;
  end if;
  if t.rotated_at is null then -- else a lost answer, or another tab: the same successor once more
    update refresh_tokens set used_successor_at = p_at
      where session_id = p_session and rotated_at is not null and used_successor_at is null;
    update refresh_tokens set rotated_at = p_at where hash = p_token;
    insert into refresh_tokens (hash, session_id, issued_at) values (p_successor, p_session, p_at);
    delete from refresh_tokens where session_id = p_session and used_successor_at < p_at - p_grace;
  end if;
  update sessions set last_used_at = p_at,
    expires_at = p_at + case s.kind when 'user' then p_user_life else p_register_life end
    where id = p_session;
  return query select 'spent', s.scope;
end $$;

revoke execute on function open_password_session, spend_refresh_token from public;
grant execute on function open_password_session, spend_refresh_token to tresen_system;
