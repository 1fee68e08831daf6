-- The organization that a unit belongs to is one of the tenant.
alter table organization_units
  add foreign key (tenant_id, organization_id) references organizations;
create index organization_units_organization on organization_units (tenant_id, organization_id)
  where organization_id is not null;
