import type { AccessPolicy } from '@tresen/domain/account/access';
import {
  type AlertMailSettings,
  type AlertMailWay,
  alertMailSettingsSchema,
  alertMailWays,
} from '@tresen/domain/content/alert-mails';
import { type AlertKind, visibleAlertKinds } from '@tresen/domain/content/notifications';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import type { Kit, SaveResult } from '../../kit/graphql/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { readSettings, writeSettings } from './alert-mails.store.ts';

interface KindWay {
  readonly kind: AlertKind;
  readonly way: AlertMailWay;
}

/** What a person hears of by mail, at /graphql. */
export const addAlertMails = (kit: Kit, policy: AccessPolicy): void => {
  const { builder, saveResult } = kit;
  const way = builder.enumType('AlertMailWay', {
    values: Object.fromEntries(alertMailWays.map((name) => [name.toUpperCase(), { value: name }])) as Record<
      string,
      { value: AlertMailWay }
    >,
  });
  const kindWay = builder.objectRef<KindWay>('AlertMailKind').implement({
    fields: (t) => ({ kind: t.exposeString('kind'), way: t.expose('way', { type: way }) }),
  });
  const settings = builder
    .objectRef<Omit<AlertMailSettings, 'ways'> & { readonly ways: readonly KindWay[] }>('AlertMailSettings')
    .implement({
      description: 'What the caller gets by email. Times are in minutes after midnight.',
      fields: (t) => ({
        ways: t.expose('ways', { type: [kindWay], description: 'Kinds the caller may see.' }),
        quietFrom: t.exposeInt('quietFrom'),
        quietTo: t.exposeInt('quietTo', { description: 'Same as `quietFrom` for no quiet hours.' }),
        digestAt: t.exposeInt('digestAt'),
        byMail: t.exposeBoolean('byMail', { description: 'False if only devices show them.' }),
      }),
    });
  const kindInput = builder.inputType('AlertMailKindInput', {
    fields: (t) => ({ kind: t.string({ required: true }), way: t.field({ type: way, required: true }) }),
  });
  const input = builder.inputType('AlertMailSettingsInput', {
    fields: (t) => ({
      ways: t.field({ type: [kindInput], required: true }),
      quietFrom: t.int({ required: true }),
      quietTo: t.int({ required: true }),
      digestAt: t.int({ required: true }),
      byMail: t.boolean({ description: 'True if left out.' }),
    }),
  });
  builder.queryField('alertMailSettings', (t) =>
    t.field({ type: settings, resolve: (_root, _args, ctx) => settingsFor(ctx, policy) }),
  );
  builder.mutationField('saveAlertMailSettings', (t) =>
    t.field({
      type: saveResult,
      args: { settings: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx) =>
        saveSettings(ctx, { ...args.settings, byMail: args.settings.byMail ?? true }),
    }),
  );
};

/** Every kind that the person may see, those not chosen as off. */
async function settingsFor(ctx: Ctx, policy: AccessPolicy) {
  const { userId, principal } = userOf(ctx);
  const tenantId = tenantOf(ctx);
  const stored = await inTenant(ctx.db, tenantId, (tx) => readSettings(tx, tenantId, userId));
  const chosen = new Map(stored.ways.map(({ kind, way }) => [kind, way]));
  const ways = visibleAlertKinds(principal, policy).map((kind) => ({ kind, way: chosen.get(kind) ?? 'off' }));
  return { ...stored, ways };
}

async function saveSettings(ctx: Ctx, given: unknown): Promise<SaveResult> {
  const settings = parseInput(alertMailSettingsSchema, given);
  const key = { tenantId: tenantOf(ctx), userId: userOf(ctx).userId };
  await inTenant(ctx.db, key.tenantId, (tx) => writeSettings(tx, key, settings, new Date(ctx.now())));
  return { isSuccess: true };
}
