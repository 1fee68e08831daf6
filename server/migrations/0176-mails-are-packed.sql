-- Mails are packed before they are sealed, and sent by a job of their own (sendMailPacked): a server of before cannot read
-- them and would give them up. After a database was put back, those of both jobs are given up, whoever asks.
create or replace function give_up_mails(p_task text) returns int
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with given_up as (
    update graphile_worker._private_jobs j
    set attempts = j.max_attempts, last_error = 'putBack', locked_at = null, locked_by = null, updated_at = now()
    from graphile_worker._private_tasks t
    where t.id = j.task_id and starts_with(t.identifier, p_task) and j.attempts < j.max_attempts
    returning 1)
  select count(*)::int from given_up
$$;
