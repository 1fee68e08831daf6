import type { Kit } from '../../kit/graphql/index.ts';
import type { RecordsPort, SharedTypes } from '../../kit/records/index.ts';
import type { NamedRecord } from './button-twins.store.ts';
import { type CopyDifference, compareCopy } from './compare-copy.service.ts';
import { copyTemplate } from './copy-template.service.ts';
import { exportTemplate } from './export-template.service.ts';
import { importTemplate } from './import-template.service.ts';
import type { MadeTemplate, TakenNumber } from './make-template.service.ts';
import { useOfTemplate } from './template-use.service.ts';
import type { TemplateUse } from './template-use.store.ts';

/** Templates that are made of others, from a file too, and who shows one. */
export const addMadeTemplates = ({ builder }: Kit, port: RecordsPort, { fault }: SharedTypes): void => {
  const taken = builder.objectRef<TakenNumber>('TakenArticleNumber').implement({
    description: 'An article of a file whose number belongs to another article here.',
    fields: (t) => ({
      name: t.exposeString('name'),
      number: t.exposeString('number'),
      nameHere: t.exposeString('nameHere', { description: 'Name of the article with that number here.' }),
    }),
  });
  const made = builder.objectRef<MadeTemplate>('MadeButtonTemplate').implement({
    description: 'Either the template was made with all that belongs to it or nothing.',
    fields: (t) => ({
      isSuccess: t.exposeBoolean('isSuccess'),
      templateId: t.exposeID('templateId', { nullable: true }),
      faults: t.expose('faults', { type: [fault] }),
      missing: t.exposeStringList('missing', {
        description: 'Names of records whose buttons were left out: not found, or not in all branches.',
      }),
      takenNumbers: t.field({
        type: [taken],
        description: 'Those of `missing` whose number another article has.',
        resolve: ({ takenNumbers = [] }) => [...takenNumbers],
      }),
    }),
  });
  const units = { description: 'Its branches; null means all branches.', required: false } as const;
  const replacement = builder.inputType('ButtonReplacementInput', {
    description: 'A record whose buttons stand for another one of its kind in the copy.',
    fields: (t) => ({ targetId: t.id({ required: true }), byId: t.id({ required: true }) }),
  });
  const copy = builder.inputType('CopyButtonTemplateInput', {
    fields: (t) => ({
      templateId: t.id({ required: true }),
      name: t.string({ required: true }),
      unitIds: t.idList(units),
      replacements: t.field({
        type: [replacement],
        required: false,
        description: 'What to take instead of some records, from `buttonTemplateCopy`.',
      }),
    }),
  });
  const named = builder.objectRef<NamedRecord>('ButtonTargetName').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      number: t.exposeString('number', { nullable: true, description: 'PLU of an article.' }),
    }),
  });
  const difference = builder.objectRef<CopyDifference>('ButtonCopyDifference').implement({
    description: 'A record on buttons that is another one in the branches of a copy.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: '`article`, `category` or `room`.' }),
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      number: t.exposeString('number', { nullable: true, description: 'PLU of an article.' }),
      isThere: t.exposeBoolean('isThere', {
        description: 'False if it is not in all branches of the copy, which then has no button of it.',
      }),
      own: t.expose('own', {
        type: named,
        nullable: true,
        description: 'Another one with this name or number in all branches of the copy.',
      }),
    }),
  });
  const imported = builder.inputType('ImportButtonTemplateInput', {
    fields: (t) => ({
      json: t.string({ required: true, description: 'From `exportButtonTemplate`, of any tenant.' }),
      name: t.string({ required: false, description: 'Instead of the exported name.' }),
      unitIds: t.idList(units),
    }),
  });
  const use = builder.objectRef<TemplateUse>('ButtonTemplateUse').implement({
    description: 'A branch whose registers of an app show the template.',
    fields: (t) => ({
      app: t.exposeString('app'),
      unitId: t.exposeID('unitId'),
      unitName: t.exposeString('unitName'),
      registerIds: t.idList({ resolve: ({ registers }) => registers.map(({ id }) => id) }),
      registerNames: t.stringList({ resolve: ({ registers }) => registers.map(({ name }) => name) }),
    }),
  });
  builder.queryFields((t) => ({
    exportButtonTemplate: t.string({
      description: 'The template with its categories and buttons as JSON text, without IDs.',
      args: { templateId: t.arg.id({ required: true }) },
      resolve: (_root, { templateId }, ctx) => exportTemplate(ctx, templateId),
    }),
    buttonTemplateCopy: t.field({
      type: [difference],
      description: 'What to ask about before a template is copied for some branches.',
      args: { templateId: t.arg.id({ required: true }), unitIds: t.arg.idList(units) },
      resolve: (_root, args, ctx) => compareCopy(ctx, args),
    }),
    buttonTemplateUse: t.field({
      type: [use],
      args: { templateId: t.arg.id({ required: true }) },
      resolve: (_root, { templateId }, ctx) => useOfTemplate(ctx, templateId),
    }),
  }));
  builder.mutationFields((t) => ({
    copyButtonTemplate: t.field({
      type: made,
      args: { input: t.arg({ type: copy, required: true }) },
      resolve: (_root, { input }, ctx) => copyTemplate(ctx, port, input),
    }),
    importButtonTemplate: t.field({
      type: made,
      args: { input: t.arg({ type: imported, required: true }) },
      resolve: (_root, { input }, ctx) => importTemplate(ctx, port, input),
    }),
  }));
};
