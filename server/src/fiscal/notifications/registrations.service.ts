import {
  checkNotification,
  type Difference,
  differencesOf,
  firstDue,
  type NotificationContent,
  type NotificationFault,
  type ReportState,
  type SplitAddress,
  splitAddress,
  type TaskState,
  tellsSame,
  urgencyOf,
} from '@tresen/domain/fiscal/notifications';
import type { ValidationState } from '@tresen/domain/fiscal/security-devices';
import type { Tx } from '../../kit/db/pools.ts';
import { companyOf, contentOf, type TaxFacts } from './build-content.ts';
import { findDetails } from './details.store.ts';
import { type FoundUnit, findCompanies, findDevices, findRegisters, findUnits } from './facts.store.ts';
import { findNotifications, type TaxNotification } from './tax-notifications.store.ts';

/** An establishment before the tax office: what is so, what was told, and what is open. */
export interface TaxRegistration {
  readonly unit: FoundUnit;
  readonly content: NotificationContent;
  readonly told: TaxNotification | null;
  readonly open: TaxNotification | null;
  readonly differences: readonly Difference[];
  readonly faults: readonly NotificationFault[];
  readonly due: string | null;
  readonly urgency: 0 | 1 | 2 | 3;
  readonly reportState: ReportState;
  /** 0 as soon as anything is no longer as it was checked. */
  readonly validationState: ValidationState;
  readonly taskState: TaskState;
  /** What the company's address says, for whoever has not entered that of the branch yet. */
  readonly suggested: SplitAddress & { readonly zipCode: string | null; readonly town: string | null };
}

/** The tenant's establishments that have, or had, registers; by name. */
export const taxRegistrations = async (tx: Tx, now: number): Promise<readonly TaxRegistration[]> => {
  const units = await findUnits(tx);
  const facts: TaxFacts = {
    registers: await findRegisters(tx),
    devices: new Map((await findDevices(tx)).map((device) => [device.deviceId, device])),
    companies: await findCompanies(tx),
    details: await findDetails(tx),
  };
  const notifications = await findNotifications(tx);
  const inUse = new Set(facts.registers.map(({ unitId }) => unitId));
  const drafts = units
    .filter(({ id }) => inUse.has(id) || notifications.some(({ unitId }) => unitId === id))
    .map((unit) => {
      const own = notifications.filter(({ unitId }) => unitId === unit.id);
      const told = own.find(({ reportState }) => reportState === 3) ?? null;
      const open = own.find(({ reportState }) => reportState !== 3) ?? null;
      return { unit, told, open, content: contentOf(unit, facts, told?.content ?? null) };
    });
  const serials = drafts.flatMap(({ content }) => activeSerials(content));
  return drafts.map((draft) => {
    const others = new Set(
      serials.filter(({ unitId }) => unitId !== draft.unit.id).map(({ serial }) => serial),
    );
    return registrationOf(draft, facts, others, now);
  });
};

type Draft = Pick<TaxRegistration, 'unit' | 'content' | 'told' | 'open'>;

function registrationOf(
  draft: Draft,
  facts: TaxFacts,
  otherSerials: ReadonlySet<string>,
  now: number,
): TaxRegistration {
  const { unit, content, told, open } = draft;
  const today = dayIn(unit.zone, now);
  const differences = differencesOf(told?.content ?? null, content, today);
  const due = firstDue(differences);
  const company = companyOf(unit, facts.companies);
  const isAsChecked = open !== null && tellsSame(open.content, content);
  return {
    ...draft,
    differences,
    due,
    urgency: due === null ? 0 : urgencyOf(due, today),
    faults: checkNotification(content, otherSerials, today),
    reportState: open?.reportState ?? (told ? 3 : 0),
    validationState: isAsChecked ? open.validationState : 0,
    taskState: open === null ? (told && differences.length === 0 ? 2 : 0) : isAsChecked ? open.taskState : 0,
    suggested: {
      ...splitAddress(company?.address ?? null),
      zipCode: company?.zipCode ?? null,
      town: company?.city ?? null,
    },
  };
}

/** Serials of registers in use; one that moved is in use where it is now. */
function activeSerials({ establishment: { unitId }, systems }: NotificationContent) {
  return systems.flatMap(({ serial, decommissionedOn }) =>
    serial === null || decommissionedOn !== null ? [] : [{ unitId, serial }],
  );
}

function dayIn(timeZone: string, now: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
