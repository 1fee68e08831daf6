import type { Role } from '@tresen/domain/account/access';

export const de = {
  superAdmin: 'Super-Administration',
  admin: 'Administration',
  reseller: 'Wiederverkauf',
  owner: 'Inhaber/in',
  manager: 'Betriebsleitung',
  dealer: 'Händler/in',
  user: 'Benutzer/in',
} satisfies Record<Role, string>;
