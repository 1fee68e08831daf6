import { createVault } from '../kit/secrets/index.ts';
import type { Parts } from './parts.ts';
import type { SchemaDependencies } from './schemas.ts';

type ShopPorts = Pick<
  SchemaDependencies,
  'orders' | 'debits' | 'services' | 'licences' | 'projects' | 'checkout'
>;

/** The shop, with the licences that it sells: buyer and seller see an order at once. */
export const connectShop = ({ config, live, mails, licences, orders }: Parts): ShopPorts => {
  const { service } = licences.port;
  const tell = (tenantId: string, topic: 'services' | 'cart' | 'orders'): void =>
    live.changed({ tenantId, unitId: null, topic });
  return {
    orders: orders.port,
    debits: orders.debits,
    licences: licences.port,
    services: {
      onChange: (tenantId) => tell(tenantId, 'services'),
      licences: service,
      queueMail: mails.queueMail,
      publicUrl: mails.publicUrl,
    },
    projects: { onChange: (tenantId) => tell(tenantId, 'cart') },
    checkout: {
      licences: service,
      jobs: orders.port.jobs,
      vault: createVault(config.secret, config.previousSecret),
      queueMail: mails.queueMail,
      publicUrl: mails.publicUrl,
      onOrdered: ({ tenantId, sellerId }) => {
        tell(tenantId, 'cart');
        for (const id of new Set([tenantId, sellerId])) tell(id, 'orders');
      },
    },
  };
};
