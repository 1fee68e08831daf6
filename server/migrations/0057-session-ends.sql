-- A person proves the password again after 90 days at the latest, however often the session was used; a register never
-- has to (contract 7). A trigger, so that it holds for every statement that moves an expiry, and for a process of the
-- version before, which runs beside the new one during an update.
create function bound_session() returns trigger language plpgsql as $$
begin
  new.expires_at := least(new.expires_at, new.created_at + interval '2160 hours');
  return new;
end $$;
create trigger sessions_bound before insert or update of expires_at on sessions
  for each row when (new.kind = 'user') execute function bound_session();
update sessions set expires_at = expires_at where kind = 'user';
