-- Which SECRET processes work with, by a fingerprint that tells nothing of it, and when one last did: what is younger
-- than the last use of the secret before does not need that one any more.
create table secret_uses (
  fingerprint bytea primary key,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null
);
grant select, insert, update on secret_uses to tresen_system;

-- To be sealed anew under another secret.
grant update (sealed_iban) on shop_orders to tresen_system;
