import { createVault } from '../kit/secrets/index.ts';
import { connectAccount } from './account.ts';
import { connectExports } from './exports.ts';
import type { Needs } from './features.ts';
import { connectFiscal } from './fiscal.ts';
import type { Parts } from './parts.ts';
import { connectReceipts } from './receipts.ts';
import { connectRegisters } from './registers.ts';
import { connectShop } from './shop.ts';

/** What the areas need of each other and of the server: put together only here, and once. */
export const connectAreas = (parts: Parts): Needs => ({
  ...connectAccount(parts),
  ...connectRegisters(parts),
  ...connectReceipts(parts),
  ...connectShop(parts),
  ...connectFiscal(parts),
  ...parts.masterData,
  exports: connectExports(parts),
  demoFilled: parts.demo.filledOf,
  push: { vault: createVault(parts.config.secret, parts.config.previousSecret), fetch },
  policy: parts.config.ACCESS_POLICY,
});
