-- Files that authors have stored for downloads. Since when no download names one: one that nobody names for long goes.
create table content_files (
  -- 16 random bytes; the file store has it under this name
  id text primary key check (id ~ '^[0-9a-f]{32}$'),
  name text not null check (name ~ '^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$'),
  uploaded_at timestamptz(3) not null,
  unused_since timestamptz(3)
);
create index content_files_unused on content_files (unused_since) where unused_since is not null;

alter table content_files enable row level security;
create policy every on content_files to tresen_system using (true) with check (true);
grant select, insert, update, delete on content_files to tresen_system;
