-- Pictures that authors have put into texts. Since when no text, and no earlier state of one, names a picture: one that
-- nobody names for long goes.
create table content_pictures (
  name text primary key check (name ~ '^[0-9a-f]{32}\.webp$'),
  uploaded_at timestamptz(3) not null,
  unused_since timestamptz(3)
);
create index content_pictures_unused on content_pictures (unused_since) where unused_since is not null;

alter table content_pictures enable row level security;
create policy every on content_pictures to tresen_system using (true) with check (true);
grant select, insert, update, delete on content_pictures to tresen_system;
