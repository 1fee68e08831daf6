-- What runs with the owner's rights looks names up where nobody else can put anything: without pg_temp at the end of its
-- search path, a temporary table or type of the caller is found before ours, and its triggers run as the owner.
-- kit/db/rights.test.ts asks this of every such function.
do $$ declare f regprocedure; begin
  for f in
    select p.oid from pg_proc p
    where p.prosecdef and p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = pg_catalog, public, pg_temp', f);
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$;
