-- Organization units: the organization that each belongs to, their order among siblings, and what deactivation set
-- inactive, so that activation brings back just that.

alter table organization_units
  add column organization_id uuid,
  add column sort int not null default 0,
  -- Registers that became inactive together with the unit.
  add column paused_device_ids uuid[] not null default '{}',
  add constraint organization_units_status check (status in (-2, 0, 1));

-- So far units stood by their names.
update organization_units u set sort = o.place
from (select tenant_id, id, row_number() over (partition by tenant_id order by lower(name), id) as place
      from organization_units) o
where o.tenant_id = u.tenant_id and o.id = u.id;

create index organization_units_parent on organization_units (tenant_id, parent_id) where parent_id is not null;
