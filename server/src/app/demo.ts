import type { Role } from '@tresen/domain/kit/groups';

/** A person of the demo. All share one password. */
export interface DemoUser {
  readonly email: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
}

export interface DemoTenant {
  readonly name: string;
  readonly kind: 'vendor' | 'reseller' | 'customer';
  readonly users: readonly DemoUser[];
  /** The reseller that looks after the tenant. */
  readonly reseller?: string;
}

const reseller = 'Kassenhaus Nord';

/** The tenants and people of the demo. Their registers and sales come through the register protocol. */
export const demoTenants: readonly DemoTenant[] = [
  {
    name: 'Tresen',
    kind: 'vendor',
    users: [
      person('superadmin@demo.example', 'superAdmin', 'Svenja', 'Albers'),
      person('admin@demo.example', 'admin', 'Anton', 'Bergmann'),
    ],
  },
  {
    name: reseller,
    kind: 'reseller',
    users: [person('reseller@demo.example', 'reseller', 'Rita', 'Clausen')],
  },
  {
    name: 'Gasthaus Lindenhof',
    kind: 'customer',
    reseller,
    users: [
      person('owner@demo.example', 'owner', 'Olga', 'Lindner'),
      person('manager@demo.example', 'manager', 'Marek', 'Voss'),
      person('dealer@demo.example', 'dealer', 'Dana', 'Ernst'),
      person('user@demo.example', 'user', 'Ulf', 'Franke'),
    ],
  },
  {
    name: 'Feinkost Sommer',
    kind: 'customer',
    reseller,
    users: [person('owner@retail.demo.example', 'owner', 'Selma', 'Sommer')],
  },
];

export const demoUsers = demoTenants.flatMap((tenant) => tenant.users);

function person(email: string, role: Role, firstName: string, lastName: string): DemoUser {
  return {
    email,
    role,
    firstName,
    lastName,
  };
}
