import type { Role } from '@tresen/domain/kit/groups';

export const de = {
  superAdmin: 'Super-Administration',
  admin: 'Administration',
  reseller: 'Wiederverkauf',
  owner: 'Inhaber/in',
  manager: 'Betriebsleitung',
  dealer: 'Händler/in',
  user: 'Benutzer/in',
} satisfies Record<Role, string>;
