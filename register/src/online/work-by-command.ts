import { type DeviceAction, deviceCommandSchema } from '@tresen/domain/fiscal/security-devices';
import type { RegisterSession } from '../protocol/index.ts';
import type { Store } from '../store/index.ts';
import {
  deregisterClient,
  deviceReportOf,
  noteArchive,
  registerClient,
  takeArchive,
  testDevice,
} from '../tse/index.ts';
import { endsWithin } from './ends-within.ts';
import { reportDevice } from './report-device.ts';
import { announceArchive, sendArchive } from './send-archive.ts';

type Done = Readonly<{ message: string; data: unknown }>;
/** What is done with the device for a command that names a client or not. */
type Work = (
  given: Readonly<{ store: Store; session: RegisterSession; clientId: string }>,
) => Done | Promise<Done>;

const works: Readonly<Record<DeviceAction, Work>> = {
  selfTest: ({ store }) => {
    if (!testDevice(store)) throw new Error('the self-test of the device failed');
    return { message: 'Self-test passed', data: null };
  },
  readOut: () => ({ message: 'Read out', data: null }),
  exportArchive: exportAndSend,
  registerClient: ({ store, clientId }) => {
    registerClient(store, clientId, Date.now());
    return { message: `${clientId} is registered`, data: null };
  },
  deregisterClient: ({ store, clientId }) => {
    deregisterClient(store, clientId, Date.now());
    return { message: `${clientId} is deregistered`, data: null };
  },
};

/**
 * Does with the security device what a command asks for (`SecurityDevice`), and reports the device as it is then, also
 * where it could not be done.
 * @throws what people are told of why it could not be done
 */
export async function workByCommand(store: Store, session: RegisterSession, args: unknown): Promise<Done> {
  const asked = deviceCommandSchema.safeParse(args);
  if (!asked.success) throw new Error('this register does not know how to do that');
  const { action, serial, clientId } = asked.data;
  if (deviceReportOf(store, Date.now()).serial !== serial)
    throw new Error('this register works with another device');
  try {
    return await works[action]({ store, session, clientId: clientId ?? '' });
  } finally {
    await reportDevice(store, session);
  }
}

/** An archive that takes longer than the hub waits is sent on behind the answer. */
const answerWithin = 5_000;

async function exportAndSend({ store, session }: Parameters<Work>[0]): Promise<Done> {
  const archive = takeArchive(store, Date.now());
  const announced = await announceArchive(session, archive);
  const sending = sendArchive(session, announced, archive).then(async () => {
    noteArchive(store, archive, Date.now());
    await reportDevice(store, session);
  });
  const isSent = await endsWithin(sending, answerWithin);
  return { message: isSent ? 'Archive sent' : 'Archive is being sent', data: { archiveId: announced.id } };
}
