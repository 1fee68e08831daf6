import { createConfirmPassword } from '../account/profile/index.ts';
import { createVault } from '../kit/secrets/index.ts';
import { catalogueOfLines } from '../shop/checkout/index.ts';
import type { Needs } from './features.ts';
import type { Parts } from './parts.ts';

type ShopPorts = Pick<Needs, 'orders' | 'debits' | 'services' | 'licences' | 'checkout'>;

/** The shop, with the licences that it sells. */
export const connectShop = (parts: Parts): ShopPorts => {
  const { config, account, jobs, mails, shareCounts, licenceService: licences } = parts;
  const { queueMail, publicUrl } = mails;
  const vault = createVault(config.secret, config.previousSecret);
  const confirmPassword = createConfirmPassword({ hashing: account.hashing, now: config.now, shareCounts });
  return {
    orders: { licences, jobs, catalogueOfLines },
    debits: { vault, jobs, confirmPassword },
    licences: { service: licences },
    services: { licences, queueMail, publicUrl },
    checkout: { licences, jobs, vault, queueMail, publicUrl },
  };
};
