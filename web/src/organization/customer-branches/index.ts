import type { Feature } from '../../kit/feature/index.ts';

export { ToCustomerTenants } from './to-customer-tenants.tsx';

/** What resellers set up for the companies that they look after (decision 21). */
export const customerBranches: Feature = {
  pages: [
    {
      path: '/setting/customerTenants',
      load: () =>
        import('./customer-tenants-page.tsx').then(({ CustomerTenantsPage }) => ({
          default: CustomerTenantsPage,
        })),
    },
    {
      path: '/setting/customerTenants/:tenantId',
      load: () =>
        import('./customer-tenant-page.tsx').then(({ CustomerTenantPage }) => ({
          default: CustomerTenantPage,
        })),
    },
  ],
};
