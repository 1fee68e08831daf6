import { connectAccount } from './account.ts';
import type { Parts } from './parts.ts';
import { connectReceipts } from './receipts.ts';
import { connectRegisters } from './registers.ts';
import { createSchemas, type Schemas } from './schemas.ts';
import { connectShop } from './shop.ts';

/** The areas, told of each other only here: tokens end connections, pushes and links show on open pages. */
export const connectAreas = (parts: Parts): Schemas =>
  createSchemas(
    {
      ...connectAccount(parts),
      ...connectRegisters(parts),
      ...connectReceipts(parts),
      ...connectShop(parts),
      ...parts.masterData,
      closings: parts.closings.port,
      securityDevices: parts.fiscal.port,
      tseArchives: parts.fiscal.archives,
      backups: parts.backups.port,
      exports: parts.exports,
      demoFilled: parts.demo.filledOf,
      policy: parts.config.ACCESS_POLICY,
    },
    parts.config.ACCESS_POLICY,
    parts.refusals.note,
  );
