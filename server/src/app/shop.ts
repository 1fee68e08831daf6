import { createVault } from '../kit/secrets/index.ts';
import type { Needs } from './features.ts';
import type { Parts } from './parts.ts';

type ShopPorts = Pick<Needs, 'orders' | 'debits' | 'services' | 'licences' | 'checkout'>;

/** The shop, with the licences that it sells. */
export const connectShop = ({ config, mails, licences, orders }: Parts): ShopPorts => {
  const { service } = licences.port;
  return {
    orders: orders.port,
    debits: orders.debits,
    licences: licences.port,
    services: {
      licences: service,
      queueMail: mails.queueMail,
      publicUrl: mails.publicUrl,
    },
    checkout: {
      licences: service,
      jobs: orders.port.jobs,
      vault: createVault(config.secret, config.previousSecret),
      queueMail: mails.queueMail,
      publicUrl: mails.publicUrl,
    },
  };
};
