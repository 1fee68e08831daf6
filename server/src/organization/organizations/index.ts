export { organizationSource } from './organization-source.ts';
export { insertFirstOrganization } from './organizations.store.ts';
