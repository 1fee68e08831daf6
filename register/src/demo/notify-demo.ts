import { addDays } from '@tresen/domain/kit/business-day';
import type { Approver } from '../link/index.ts';
import { askGraphql, openSession } from '../protocol/index.ts';
import { readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import { deviceReportOf } from '../tse/index.ts';
import type { LinkedDemoRegister } from './link-demo.ts';

/** Noted in the store of the owner's first register, so that nothing is told twice. */
const notified = 'demoTaxNotifications';
/** Since then the register of the open notification is there. */
const openSince = 20;

type Registration = Readonly<{
  id: string;
  taxpayer: Readonly<{ companyId: string | null }>;
  establishment: Readonly<{
    suggested: Readonly<Record<'street' | 'houseNumber' | 'zipCode' | 'town', string | null>>;
  }>;
  systems: readonly Readonly<{ deviceId: string; tseSerial: string | null }>[];
  open: Readonly<{ id: string; version: number }> | null;
}>;

type Prepared = Readonly<{ prepareTaxNotifications: Readonly<{ ready: number }> }>;

const registrationQuery = `query($id: ID!) { taxRegistration(id: $id) {
  id taxpayer { companyId } establishment { suggested { street houseNumber zipCode town } }
  systems { deviceId tseSerial } open { id version } } }`;
const taxpayerMutation = `mutation($it: TaxTaxpayerInput!) { saveTaxTaxpayer(taxpayer: $it) { isSuccess } }`;
const placeMutation = `mutation($it: TaxEstablishmentInput!) {
  saveTaxEstablishment(establishment: $it) { isSuccess } }`;
const systemMutation = `mutation($it: TaxSystemInput!) { saveTaxSystem(system: $it) { isSuccess } }`;
const prepareMutation = `mutation($ids: [ID!]!) { prepareTaxNotifications(unitIds: $ids) { ready } }`;
const sentMutation = `mutation($id: ID!, $version: Int!, $sentOn: Day!) {
  concludeTaxNotification(id: $id, version: $version, outcome: "sent", sentOn: $sentOn, transferTicket: "et-demo-4711") {
    isSuccess } }`;
const reportMutation = 'mutation($report: String!) { reportSecurityDevice(report: $report) { isSuccess } }';

/** An owner's last branch has told the tax office all; the first one's registers wait to be told. Once. */
export async function notifyDemo(own: readonly LinkedDemoRegister[], approver: Approver): Promise<void> {
  const [first] = own;
  if (first === undefined || readSetting(first.store, notified)) return;
  const units = [...new Set(own.flatMap((one) => unitOf(one) ?? []))];
  // A register that is lost or rests has told of no device, so the branches with such are those that wait.
  const [open, ...others] = units;
  const sent = others.at(-1);
  const today = new Date().toISOString().slice(0, 10);
  for (const one of own.filter(({ register }) => !register.isLost))
    if (unitOf(one) === sent || unitOf(one) === open) await reportDevice(one);
  if (sent !== undefined) await tell(approver, sent, addDays(today, -200));
  if (open !== undefined) await complete(approver, open, addDays(today, -openSince));
  writeSetting(first.store, notified, true);
}

function posOf(approver: Approver) {
  return { ...approver, endpoint: '/graphql/pos' } as const;
}

function unitOf({ store }: LinkedDemoRegister): string | undefined {
  return readLinkedRegister(store)?.unitId;
}

/** As a register does that comes online. */
async function reportDevice({ store }: LinkedDemoRegister): Promise<void> {
  await openSession(store).ask(reportMutation, {
    report: JSON.stringify(deviceReportOf(store, Date.now())),
  });
}

/** Says all that the tax office asks for, and that it was told. */
async function tell(approver: Approver, unitId: string, acquiredOn: string): Promise<void> {
  await complete(approver, unitId, acquiredOn);
  const ids = [unitId];
  const prepared = await askGraphql<Prepared>(posOf(approver), prepareMutation, { ids });
  const open = (await registrationOf(approver, unitId))?.open;
  // Somebody may have changed it meanwhile: then it waits to be told, too.
  if (open && prepared.prepareTaxNotifications.ready === 1)
    await askGraphql(posOf(approver), sentMutation, { ...open, sentOn: addDays(acquiredOn, 10) });
}

async function complete(approver: Approver, unitId: string, acquiredOn: string): Promise<void> {
  const registration = await registrationOf(approver, unitId);
  if (!registration) return;
  const { taxpayer, establishment, systems } = registration;
  const { companyId } = taxpayer;
  if (companyId !== null)
    await askGraphql(posOf(approver), taxpayerMutation, { it: { companyId, legalForm: '16' } });
  await askGraphql(posOf(approver), placeMutation, { it: { unitId, ...establishment.suggested } });
  for (const { deviceId, tseSerial } of systems)
    await askGraphql(posOf(approver), systemMutation, {
      it: {
        ...{ deviceId, tseSerial, maker: 'Tresen', model: 'Virtuelle Kasse' },
        ...{ software: 'Tresen', acquiredOn, commissionedOn: addDays(acquiredOn, 1) },
      },
    });
}

async function registrationOf(approver: Approver, id: string): Promise<Registration | null> {
  const { taxRegistration } = await askGraphql<{ taxRegistration: Registration | null }>(
    posOf(approver),
    registrationQuery,
    { id },
  );
  return taxRegistration;
}
