import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import { taxRegistrations } from './registrations.service.ts';
import {
  establishmentInput,
  systemInput,
  taxpayerInput,
  wholeEstablishment,
  wholeSystem,
  wholeTaxpayer,
} from './tax-inputs.ts';
import {
  concludeNotification,
  discardNotification,
  type Prepared,
  prepareNotifications,
  saveEstablishment,
  saveSystem,
  saveTaxpayer,
} from './tax-notifications.service.ts';
import { taxRegistrationType } from './tax-registration.types.ts';

/** Notifications to the tax office answer at /graphql/pos. */
export const addTaxNotifications = (kit: Kit): void => {
  const registration = taxRegistrationType(kit);
  kit.builder.queryFields((t) => ({
    taxRegistrations: t.field({
      type: [registration],
      description: 'Branches in Germany and Austria that have or had registers, by name.',
      resolve: async (_root, _args, ctx) => [...(await all(ctx))],
    }),
    taxRegistration: t.field({
      type: registration,
      nullable: true,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, { id }, ctx) => (await all(ctx)).find(({ unit }) => unit.id === id) ?? null,
    }),
  }));
  addSteps(kit);
  addForms(kit);
};

function all(ctx: Ctx) {
  return inTenant(ctx.db, tenantOf(ctx), (tx) => taxRegistrations(tx, ctx.now()));
}

function addSteps({ builder, saveResult }: Kit): void {
  const prepared = builder.objectRef<Prepared>('PreparedTaxNotifications').implement({
    fields: (t) => ({
      prepared: t.exposeInt('prepared'),
      ready: t.exposeInt('ready', { description: 'How many of them have no errors.' }),
    }),
  });
  builder.mutationFields((t) => ({
    prepareTaxNotifications: t.field({
      type: prepared,
      description: 'Creates or renews the drafts of these branches from current data, and checks them.',
      args: { unitIds: t.arg.idList({ required: true }) },
      resolve: (_root, { unitIds }, ctx) => prepareNotifications(ctx, unitIds),
    }),
    concludeTaxNotification: t.field({
      type: saveResult,
      description: 'Marks a checked draft as sent, after which it never changes, or as refused.',
      args: {
        id: t.arg.id({ required: true }),
        version: t.arg.int({ required: true }),
        outcome: t.arg.string({ required: true, description: '`sent` or `refused`.' }),
        sentOn: t.arg({ type: 'Day', required: true }),
        transferTicket: t.arg.string(),
        note: t.arg.string(),
      },
      resolve: (_root, args, ctx) => {
        const { transferTicket, note } = args;
        return concludeNotification(ctx, {
          ...args,
          transferTicket: transferTicket ?? null,
          note: note ?? null,
        });
      },
    }),
    discardTaxNotification: t.field({
      type: saveResult,
      description: 'Deletes a draft.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => discardNotification(ctx, id),
    }),
  }));
}

function addForms(kit: Kit): void {
  const { builder, saveResult } = kit;
  const taxpayer = taxpayerInput(kit);
  const establishment = establishmentInput(kit);
  const system = systemInput(kit);
  builder.mutationFields((t) => ({
    saveTaxTaxpayer: t.field({
      type: saveResult,
      args: { taxpayer: t.arg({ type: taxpayer, required: true }) },
      resolve: (_root, args, ctx) => saveTaxpayer(ctx, wholeTaxpayer(args.taxpayer)),
    }),
    saveTaxEstablishment: t.field({
      type: saveResult,
      args: { establishment: t.arg({ type: establishment, required: true }) },
      resolve: (_root, args, ctx) => saveEstablishment(ctx, wholeEstablishment(args.establishment)),
    }),
    saveTaxSystem: t.field({
      type: saveResult,
      args: { system: t.arg({ type: system, required: true }) },
      resolve: (_root, args, ctx) => saveSystem(ctx, wholeSystem(args.system)),
    }),
  }));
}
