import type { Kit } from '../../kit/graphql/index.ts';

/** What an author saves; the domain's schema judges it. */
export const entryInput = ({ builder }: Kit) => {
  const file = builder.inputType('DownloadVersionInput', {
    fields: (t) => ({
      version: t.string({ required: true }),
      releasedOn: t.field({ type: 'Day', required: true }),
      address: t.string({ required: true }),
      bytes: t.float({ required: true }),
      sha256: t.string({ required: true }),
      minimumRegisterVersion: t.string({ required: true }),
    }),
  });
  const details = builder.inputType('ContentDetailsInput', {
    fields: (t) => ({
      version: t.string({ required: true }),
      frontEnd: t.string(),
      files: t.field({ type: [file], required: true }),
    }),
  });
  const audience = builder.inputType('ContentAudienceInput', {
    fields: (t) => ({
      isPublic: t.boolean({ required: true }),
      roles: t.stringList({ required: true }),
      countries: t.stringList({ required: true }),
      frontEnds: t.stringList({ required: true }),
      editions: t.stringList({ required: true }),
    }),
  });
  const text = builder.inputType('ContentTextInput', {
    fields: (t) => ({
      language: t.string({ required: true }),
      title: t.string({ required: true, description: 'Leave empty for no text in this language.' }),
      summary: t.string({ required: true }),
      body: t.string({ required: true, description: 'Markdown.' }),
      tags: t.stringList({ required: true }),
    }),
  });
  return builder.inputType('ContentEntryInput', {
    fields: (t) => ({
      id: t.id({ description: 'Omit to create a new one.' }),
      version: t.int({ description: 'Version the change is based on.' }),
      kind: t.string({ required: true }),
      slug: t.string({ required: true }),
      parentId: t.id(),
      order: t.int({ required: true }),
      isDraft: t.boolean({ required: true }),
      publishDate: t.field({ type: 'DateTime', required: true }),
      audience: t.field({ type: audience, required: true }),
      details: t.field({ type: details, required: true }),
      texts: t.field({ type: [text], required: true }),
      isStillRight: t.boolean({
        required: true,
        description: 'The change leaves the translations up to date.',
      }),
    }),
  });
};
