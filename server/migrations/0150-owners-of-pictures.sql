-- Files that were stored before files were encrypted are encrypted by the system, which has to know whose they are.
create policy every on record_pictures for select to tresen_system using (true);
grant select on record_pictures to tresen_system;
