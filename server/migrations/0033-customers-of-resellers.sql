-- Customers are reseller-visible: a reseller reads those of the tenants that name it. Whatever else reads the table asks
-- for the own tenant's rows by name.
create policy of_reseller on customers for select to tresen_app
  using (tenant_id in (select id from tenants where reseller_id = (select current_tenant())));
