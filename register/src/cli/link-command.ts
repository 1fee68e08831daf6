import { type BusinessType, businessTypes, deviceTypes } from '@tresen/domain/fleet/devices';
import {
  ensureBranch,
  ensureLinked,
  linkRegister,
  type NewRegister,
  newIdentity,
  openApprover,
} from '../link/index.ts';
import type { DeviceCode } from '../protocol/index.ts';
import { closeStore, openStore, readIdentity, readLinkedRegister, type Store } from '../store/index.ts';
import { type Command, credentialsOf, oneOf, readArgs, required, serverOf } from './command.ts';
import { boxed, print, printRetry } from './output.ts';
import { storeFile } from './stores.ts';

const options = {
  server: { type: 'string' },
  name: { type: 'string' },
  store: { type: 'string' },
  type: { type: 'string' },
  'pos-version': { type: 'string' },
  database: { type: 'string' },
  'approve-as': { type: 'string' },
  unit: { type: 'string' },
  business: { type: 'string' },
} as const;

/** Links one register: shows its code and waits until somebody has entered it, or approves it itself. */
export const linkCommand: Command = {
  summary: 'link a register to the cloud',
  help: `link --server URL --name NAME --store DIR [options]

  --server URL        address of Tresen
  --name NAME         name of the register
  --store DIR         folder of the local stores; one file per register
  --type TYPE         desktop (default) or android
  --pos-version X     register software version to report
  --database ID       ID of the branch's register system, if it already has one
  --approve-as EMAIL:PASSWORD --unit BRANCH [--business retail|hospitality]
                      approves the register as this user and creates the branch if missing`,
  async run(args, signal) {
    const { values } = readArgs(args, options);
    const request = readRequest(values);
    const store = openStore(storeFile(required(values.store, 'store'), request.name));
    try {
      await link(store, request, signal);
      const register = readLinkedRegister(store);
      print(`${register?.name} is linked to ${register?.unitName}; its store is ${store.file}`);
      return 0;
    } finally {
      closeStore(store);
    }
  },
};

type Values = ReturnType<typeof readArgs<typeof options>>['values'];
type Request = NewRegister & Readonly<{ approval?: Approval }>;
type Approval = Readonly<{ email: string; password: string; unit: string; businessType: BusinessType }>;

function readRequest(values: Values): Request {
  return {
    server: serverOf(values.server),
    name: required(values.name, 'name'),
    deviceType: oneOf(deviceTypes, values.type, 'type'),
    posVersion: values['pos-version'],
    databaseId: values.database,
    ...(values['approve-as'] !== undefined && { approval: readApproval(values['approve-as'], values) }),
  };
}

function readApproval(approveAs: string, values: Values): Approval {
  return {
    ...credentialsOf(approveAs),
    unit: required(values.unit, 'unit'),
    businessType: oneOf(businessTypes, values.business, 'business') ?? 'hospitality',
  };
}

async function link(store: Store, { approval, ...register }: Request, signal: AbortSignal): Promise<void> {
  const retry = { signal, onRetry: printRetry };
  const { server } = register;
  if (approval === undefined) {
    const identity = { ...newIdentity(register), ...fixedIdentity(store) };
    await linkRegister(store, identity, { ...retry, onCode: showCode });
    return;
  }
  const { email, password, unit, businessType } = approval;
  const approver = await openApprover(server, email, password);
  const { databaseId } = await ensureBranch(approver, unit);
  const shared = { ...register, databaseId: register.databaseId ?? databaseId ?? undefined };
  const identity = { ...newIdentity(shared), ...fixedIdentity(store) };
  await ensureLinked(store, identity, { ...retry, approver, unit, businessType });
}

/** A till that was linked before keeps its serial, database and security device (contract 7). */
function fixedIdentity(store: Store) {
  const known = readIdentity(store);
  if (known === undefined) return {};
  const { hardwareSerial, databaseId, tseSeed } = known;
  return { hardwareSerial, databaseId, tseSeed };
}

function showCode({ userCode, verificationUri, verificationUriComplete, expiresIn }: DeviceCode): void {
  print(boxed(['', 'Enter this code in Tresen:', '', userCode, '', verificationUri, '']));
  print(`Or open ${verificationUriComplete}`);
  print(`The code is valid for ${Math.round(expiresIn / 60)} minutes. Waiting for approval …`);
}
