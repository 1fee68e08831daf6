import { postmasterPid } from '../kit/database.ts';
import { familyProcessorSeconds, processorSeconds } from '../kit/process-usage.ts';
import type { Server } from '../kit/server.ts';

/**
 * Processor time that the server and its database spend on the work, in microseconds per receipt. Unlike the rate, it
 * hardly depends on what else the machine does.
 */
export const spentBy = async (server: Server, receipts: number, work: () => Promise<void>) => {
  const postmaster = postmasterPid(server.dataDir);
  const read = () => ({ node: processorSeconds(server.pid), postgres: familyProcessorSeconds(postmaster) });
  const before = read();
  await work();
  const after = read();
  const perReceipt = (seconds: number) => (seconds / receipts) * 1e6;
  return {
    node: perReceipt(after.node - before.node),
    postgres: perReceipt(after.postgres - before.postgres),
  };
};
