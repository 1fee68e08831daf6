-- When a branch is open: spans of the week and closed days, as JSON in their order; null: nobody has said.
alter table organization_units add column opening_hours json;
