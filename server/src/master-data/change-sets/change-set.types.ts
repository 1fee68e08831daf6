import type { Kit } from '../../kit/graphql/index.ts';
import type { ChangeSetRow } from './change-sets.store.ts';

/** A set of changes, as lists and its own page show it. */
export const setType = ({ builder }: Kit) => {
  return builder.objectRef<ChangeSetRow>('ChangeSet').implement({
    description: 'A set of records changed together by a bulk change, an import or an undo.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: '`bulk`, `import`, `takeOver`, `plan` or `undo`.' }),
      entity: t.exposeString('entity'),
      state: t.exposeString('state', {
        description: '`waiting`, `running`, `done`, `failed` or `cancelled`.',
      }),
      description: t.string({
        description: 'Description of the change in `de` or `en`.',
        args: { language: t.arg.string() },
        resolve: ({ description }, args) => description[language(args.language)],
      }),
      undoOf: t.exposeID('undoOf', { nullable: true, description: 'The change set undone by this one.' }),
      undoneBy: t.exposeID('undoneBy', {
        nullable: true,
        description: 'The change set that undid this one.',
      }),
      total: t.exposeInt('total'),
      changed: t.exposeInt('changed'),
      unchanged: t.exposeInt('unchanged', { description: 'Number of records that already had the values.' }),
      faulty: t.exposeInt('faulty', {
        description: 'Number of records for which the change would break a rule.',
      }),
      changedSince: t.exposeInt('changedSince', {
        description: 'Number of records skipped because someone changed them in the meantime.',
      }),
      gone: t.exposeInt('gone', { description: 'Number of records that no longer existed.' }),
      actorId: t.exposeID('actorId', { nullable: true }),
      actorName: t.exposeString('actorName'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
    }),
  });
};

function language(asked: string | null | undefined): 'de' | 'en' {
  return asked === 'en' ? 'en' : 'de';
}
