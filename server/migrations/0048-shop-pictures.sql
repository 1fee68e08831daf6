-- Pictures that the vendor has sent for products and categories; the files lie in the file store. Their paths stand in
-- shop_products.image_urls and shop_categories.image_path, and are copied into carts.
create table shop_pictures (
  name text primary key check (name ~ '^[0-9a-f]{32}\.webp$'),
  tenant_id uuid not null references tenants,
  uploaded_at timestamptz(3) not null,
  -- Since when nothing of the catalogue names it; null while something does. One that nobody names for long goes.
  unused_since timestamptz(3)
);
create index shop_pictures_unused on shop_pictures (unused_since) where unused_since is not null;

alter table shop_pictures enable row level security;
create policy every on shop_pictures to tresen_system using (true) with check (true);
grant select, insert, update, delete on shop_pictures to tresen_system;
