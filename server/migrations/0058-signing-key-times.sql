-- A key is published before it signs, so that whoever keeps the key set knows it in time, and verifies after it has
-- stopped. `retired_at` is when it stops signing, which is planned ahead. The default is for a process of the version
-- before: a key that it makes signs at once.
alter table signing_keys add column signs_from timestamptz not null default now();
update signing_keys set signs_from = created_at;
-- A key that neither signs nor verifies is deleted, its private part with it.
grant delete on signing_keys to tresen_system;
