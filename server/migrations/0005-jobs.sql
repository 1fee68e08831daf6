-- Jobs wait in the schema graphile_worker, made by that package (server/src/kit/db/migrate-jobs.ts). The system role
-- works them off. The app role can only add one, in its own transaction, and sees none: payloads are of all tenants.

grant usage on schema graphile_worker to tresen_system;
grant select on graphile_worker.migrations to tresen_system;
grant select, insert, update, delete on
  graphile_worker._private_jobs,
  graphile_worker._private_job_queues,
  graphile_worker._private_tasks,
  graphile_worker._private_known_crontabs
  to tresen_system;
create policy every on graphile_worker._private_jobs to tresen_system using (true) with check (true);
create policy every on graphile_worker._private_job_queues to tresen_system using (true) with check (true);
create policy every on graphile_worker._private_tasks to tresen_system using (true) with check (true);
create policy every on graphile_worker._private_known_crontabs to tresen_system using (true) with check (true);

-- A delay instead of a time: the application's clock may differ from the database's.
create function add_job(name text, payload json, delay interval, key text, most_attempts int) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
  as $$
    select graphile_worker.add_job(
      identifier => name,
      payload => payload,
      run_at => now() + delay,
      max_attempts => most_attempts,
      job_key => key
    )
  $$;
revoke execute on function add_job from public;
grant execute on function add_job to tresen_app, tresen_system;
