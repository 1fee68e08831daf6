import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  approveRegister,
  closeStore,
  connectRegister,
  ensureBranch,
  linkRegister,
  makeReceipt,
  newIdentity,
  type OnlineEvent,
  type OnlineRegister,
  openApprover,
  openSession,
  openStore,
  pushOutbox,
  type ReceiptDraft,
  type Store,
} from '@tresen/register';
import { demoPassword, type ServerProcess } from './server-process.ts';

/** A virtual register in the hands of a test. */
export interface Till {
  readonly name: string;
  /** Of its register system, which the registers of a branch share. */
  readonly databaseId: string;
  readonly store: Store;
  /** Links it; `onCode` gets the code that it shows. */
  link(onCode: (userCode: string) => void | Promise<void>): Promise<void>;
  /** Links it to the branch of that name without the setup wizard; returns the id of its device. */
  linkTo(unit: string, owner: string): Promise<string>;
  /** Writes a receipt over so many cents into its outbox; give what the test is about. */
  sell(cents: number, draft?: Partial<Omit<ReceiptDraft, 'till' | 'number' | 'positions'>>): void;
  /** Pushes what waits; fulfilled with the server's answer. */
  push(): ReturnType<typeof pushOutbox>;
  /** Goes online and pushes by itself; tells what happens to it. */
  connect(onEvent?: (event: OnlineEvent) => void): Promise<OnlineRegister>;
  close(): Promise<void>;
}

/** A till fresh from its box, with a store of its own; of the register system that another one belongs to, where given. */
export const createTill = (server: ServerProcess, name: string, beside?: Till): Till => {
  const folder = mkdtempSync(join(tmpdir(), 'tresen-till-'));
  const store = openStore(join(folder, 'till.sqlite'));
  const identity = newIdentity({ server: server.url, name, databaseId: beside?.databaseId });
  const online: OnlineRegister[] = [];
  const link: Till['link'] = async (onCode) => {
    await linkRegister(store, identity, { onCode: ({ userCode }) => onCode(userCode) });
  };
  return {
    name,
    databaseId: identity.databaseId,
    store,
    link,
    linkTo: async (unit, owner) => {
      const approver = await openApprover(server.url, owner, demoPassword);
      const { id: unitId } = await ensureBranch(approver, unit);
      const chosen = { name, deviceType: 'desktop', businessType: 'hospitality', unitId } as const;
      let deviceId = '';
      await link(async (userCode) => {
        deviceId = await approveRegister(approver, { ...chosen, userCode });
      });
      return deviceId;
    },
    sell: (cents, draft = {}) => {
      const positions = [{ text: 'Cappuccino', unitPrice: cents, article: { key: '1', category: 'Kaffee' } }];
      makeReceipt(store, { at: Date.now(), ...draft, positions });
    },
    push: () => pushOutbox(store, openSession(store)),
    connect: async (onEvent) => {
      const register = await connectRegister(store, { onEvent });
      online.push(register);
      return register;
    },
    close: async () => {
      await Promise.all(online.map((register) => register.close()));
      closeStore(store);
      rmSync(folder, { recursive: true });
    },
  };
};
