-- A removed person's sessions outlive them for a while, as revoked: other processes learn from these rows which
-- connections to close. A session without its person opens nothing.
alter table sessions drop constraint sessions_user_id_fkey;
