-- Secret addresses under which programs read the releases that a person may read (CNT-08): they have no session. Only
-- what the address hashes to is kept, so that nobody reads it here.
create table release_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);
grant select, insert, update, delete on release_feeds to tresen_system;
