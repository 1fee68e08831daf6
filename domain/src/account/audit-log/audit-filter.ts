import * as z from 'zod/mini';

// Longer than any id or name of a kind of record.
const maxText = 200;
const shortText = z.string().check(z.minLength(1), z.maxLength(maxText));

/**
 * Which entries are meant, for the list and for its export. Instants are ISO 8601 in UTC, `from` included, `to` not.
 * An id of a record only means something together with its kind.
 */
export const auditFilterSchema = z
  .object({
    person: z.nullish(z.uuid()),
    actingOnly: z.nullish(z.boolean()),
    entity: z.nullish(shortText),
    entityId: z.nullish(shortText),
    action: z.nullish(shortText),
    from: z.nullish(z.iso.datetime()),
    to: z.nullish(z.iso.datetime()),
  })
  .check(
    z.refine(({ entity, entityId }) => !entityId || Boolean(entity), {
      path: ['entity'],
      error: 'ENTITY_MISSING',
    }),
  );
export type AuditFilter = z.infer<typeof auditFilterSchema>;
