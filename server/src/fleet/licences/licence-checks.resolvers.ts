import type { LicenceCheckResult } from '@tresen/domain/shop/cart';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import type { Kit } from '../../kit/graphql/index.ts';
import type { Asker, LicenceService } from '../licence-service/index.ts';

/** The four checks of the shop answer at /graphql (API-25 to API-28). */
export const addLicenceChecks = (kit: Kit, service: LicenceService): void => {
  const result = resultType(kit);
  kit.builder.mutationFields((t) => ({
    getSoftwareUpdatePrice: t.field({
      type: result,
      args: {
        licenseKey: t.arg.string({ required: true }),
        upgradeValue: t.arg.int({ required: true }),
        productId: t.arg.int({
          description: 'The product to order. Checked as well if given.',
        }),
        language: t.arg.string(),
      },
      resolve: (_root, { licenseKey, upgradeValue, productId, language }, ctx) =>
        service.updatePrice(askerOf(ctx, language), licenseKey, upgradeValue, productId),
    }),
    checkLicenceReactivate: t.field({
      type: result,
      args: { licenseKey: t.arg.string({ required: true }) },
      resolve: (_root, { licenseKey }, ctx) => service.reactivate(askerOf(ctx), licenseKey),
    }),
    checkAddOn: t.field({
      type: result,
      args: { licenseKey: t.arg.string({ required: true }), productId: t.arg.int({ required: true }) },
      resolve: (_root, { licenseKey, productId }, ctx) => service.addOn(askerOf(ctx), licenseKey, productId),
    }),
    checkProLicence: t.field({
      type: result,
      args: { licenseKey: t.arg.string({ required: true }), productId: t.arg.int() },
      resolve: (_root, { licenseKey, productId }, ctx) => service.pro(askerOf(ctx), licenseKey, productId),
    }),
  }));
};

function resultType({ builder }: Kit) {
  return builder.objectRef<LicenceCheckResult>('LicenceCheckResult').implement({
    description: 'Result of checking a licence key (spec §3).',
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      message: t.exposeString('message', {
        description: 'A code, or HTML text for an update price.',
      }),
      resultValue: t.string({
        nullable: true,
        description:
          'For an update, the net price in euros as decimal text. Otherwise what was found, such as Gastro Basic.',
        resolve: ({ resultValue }) => (resultValue === null ? null : String(resultValue)),
      }),
      count: t.int({
        nullable: true,
        description: 'Bits of the licence’s registration levels, after the update if there is one.',
        resolve: ({ count }) => count ?? null,
      }),
      modelId: t.string({
        nullable: true,
        description: 'UID of the licence.',
        resolve: ({ modelId }) => modelId ?? null,
      }),
      cloudId: t.string({
        nullable: true,
        description: 'Register using the licence.',
        resolve: ({ cloudId }) => cloudId ?? null,
      }),
    }),
  });
}

function askerOf(ctx: Ctx, language?: string | null): Asker {
  const { tenantId, userId } = userOf(ctx);
  return { tenantId, userId, language: languageOf(language) };
}

function languageOf(language: string | null | undefined): 'de' | 'en' {
  return language?.toLowerCase().startsWith('en') ? 'en' : 'de';
}
