-- People who sign in with an OpenID Connect provider (IDN-64, IDN-65). An account is known there by issuer and subject,
-- never by its e-mail, which may pass to somebody else.
create table external_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject)
);
-- Whoever got a new account at the provider links that one in place of the old.
create unique index external_identities_user on external_identities (user_id, issuer);
grant select, insert, update, delete on external_identities to tresen_system;

-- Answers of the provider on their way to the web app, which fetches its tokens with the code.
create table external_sign_ins (
  code_hash bytea primary key,
  challenge text not null,
  issuer text not null,
  subject text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  language text not null check (language in ('de', 'en')),
  expires_at timestamptz not null
);
create index external_sign_ins_expiry on external_sign_ins (expires_at);
grant select, insert, update, delete on external_sign_ins to tresen_system;

-- What every sign-in of a person stores, whatever proved who it is.
create function open_user_session(
  p_user uuid, p_tenant uuid, p_at timestamptz, p_expires timestamptz, p_session uuid, p_scope text, p_token bytea,
  p_sign_in uuid, p_address text, p_user_agent text
) returns boolean language plpgsql as $$
begin
  perform from users where id = p_user and tenant_id = p_tenant and not disabled for no key update;
  if not found then return false; end if;
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
revoke execute on function open_user_session from public;
grant execute on function open_user_session to tresen_system;

create or replace function open_password_session(
  p_user uuid, p_tenant uuid, p_hash text, p_better_hash text, p_at timestamptz, p_expires timestamptz, p_session uuid,
  p_scope text, p_token bytea, p_sign_in uuid, p_address text, p_user_agent text
) returns boolean language plpgsql as $$
begin
  perform from users where id = p_user and tenant_id = p_tenant and not disabled for no key update;
  if not found then return false; end if;
  perform from credentials where user_id = p_user and password_hash = p_hash;
  if not found then return false; end if;
  if p_better_hash is not null then
    update credentials set password_hash = p_better_hash where user_id = p_user;
  end if;
  return open_user_session(p_user, p_tenant, p_at, p_expires, p_session, p_scope, p_token, p_sign_in, p_address,
    p_user_agent);
end $$;
