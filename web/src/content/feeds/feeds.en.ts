import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './feeds.de.ts';

export const en: Translation<typeof de> = {
  active: (at) => `There is an address, created on ${at}. It is not shown again.`,
  once: 'Copy the address now: it is only shown this once.',
  address: 'Secret address',
  create: 'Create address',
  renew: 'Create new address',
  renewHint: 'The previous address will stop working.',
  revoke: 'Revoke address',
  revoked: 'The address no longer works.',
  copy: 'Copy',
  copied: 'Address copied',
};
