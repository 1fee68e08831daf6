import { euroOf } from '@tresen/domain/shop/products';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  defaultProject,
  drafts,
  project,
  removeDefault,
  removeProject,
  saveProject,
} from './projects.service.ts';
import type { StoredProject } from './projects.store.ts';

// Names and types of the first six fields, and of what a save is given, are those of the specification (§3, §7).

/** Carts answer at /graphql (API-22 to API-24). */
export const addProjects = (kit: Kit): void => {
  const { builder, saveResult } = kit;
  addQueries(kit, projectType(kit));
  const input = inputType(kit);
  builder.mutationFields((t) => ({
    updateShopProject: t.field({
      type: saveResult,
      args: {
        shopProject: t.arg({ type: input, required: true }),
        userId: t.arg.id({ required: true }),
      },
      resolve: (_root, { shopProject, userId }, ctx) => saveProject(ctx, shopProject, userId),
    }),
    deleteDefaultProject: t.field({
      type: saveResult,
      args: {
        userId: t.arg.id({ required: true }),
        version: t.arg.int({ description: 'Only deletes this version. Omit to delete any version.' }),
      },
      resolve: (_root, { userId, version }, ctx) => removeDefault(ctx, userId, version ?? null),
    }),
    deleteShopProject: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => removeProject(ctx, id),
    }),
  }));
};

function addQueries({ builder }: Kit, type: ReturnType<typeof projectType>): void {
  builder.queryFields((t) => ({
    getDefaultShopProject: t.field({
      type,
      nullable: true,
      description: 'The unnamed cart; null if none is saved.',
      args: { userId: t.arg.id({ required: true, description: 'The caller or the user they act as.' }) },
      resolve: (_root, { userId }, ctx) => defaultProject(ctx, userId),
    }),
    shopProject: t.field({
      type,
      nullable: true,
      description: 'A cart of the caller that has not been ordered.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => project(ctx, id),
    }),
    getShopProjects: t.field({
      type: [type],
      description: 'The caller’s drafts, most recently changed first.',
      resolve: (_root, _args, ctx) => drafts(ctx),
    }),
  }));
}

function projectType({ builder }: Kit) {
  return builder.objectRef<StoredProject>('ShopProject').implement({
    description: 'A cart or a named draft.',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name', { description: '`DEFAULT` for the unnamed cart.' }),
      customerId: t.exposeID('customerId', { nullable: true }),
      cart: t.exposeString('cart', {
        description:
          'JSON with `products`, `resellerDiscount` (0), `totalPrice` and `resellerDiscPrice` in euros.',
      }),
      status: t.exposeInt('status', { description: '0 = draft, 1 = ordered.' }),
      frontEndTypeId: t.exposeInt('frontEndTypeId'),
      pieces: t.exposeInt('pieces', { description: 'Total quantity of all lines.' }),
      totalPrice: t.float({ description: 'Net, in euros.', resolve: ({ total }) => euroOf(total) }),
      version: t.exposeInt('version'),
      lastModified: t.expose('lastModified', { type: 'DateTime' }),
    }),
  });
}

function inputType({ builder }: Kit) {
  return builder.inputType('ShopProjectInput', {
    fields: (t) => ({
      id: t.id({ description: 'Omit to create a new one.' }),
      name: t.string({ required: true }),
      customerId: t.id(),
      cart: t.string({ required: true }),
      status: t.int(),
      frontEndTypeId: t.int(),
      version: t.int({
        description:
          'Only overwrites this version; otherwise returns `PROJECT_CHANGED`. Omit to overwrite any version.',
      }),
    }),
  });
}
