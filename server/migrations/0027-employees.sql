-- What employees may do at registers, and their PINs (contract 25): an argon2id verifier that stays here, and one of a
-- named format that registers get. Neither gives the PIN back.

alter table employees
  add column permissions text[] not null default '{}',
  add column pin_hash text,
  add column pin_verifier text,
  add constraint employees_pin check ((pin_hash is null) = (pin_verifier is null));
